const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** An opening tag with escaped attributes. Undefined attributes are left out. */
export function openingTag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.keys(attributes).flatMap((key) => {
    const value = attributes[key];
    return value === undefined ? [] : [` ${key}="${value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)}"`];
  });
  return `<${name}${written.join('')}>`;
}

/**
 * JSON for the inside of a script tag: it cannot end the script or start an HTML comment.
 *
 * @throws TypeError for a value that JSON cannot represent, such as a circular object
 */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
