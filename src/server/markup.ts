const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A tag with its attributes, escaped; one that is undefined is left out. */
export function openingTag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.keys(attributes).flatMap((key) => {
    const value = attributes[key];
    return value === undefined ? [] : [` ${key}="${value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)}"`];
  });
  return `<${name}${written.join('')}>`;
}

/**
 * JSON that may stand inside a script: nothing in it ends the script or begins a comment of HTML.
 *
 * @throws TypeError for what JSON cannot hold, such as a circle
 */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
