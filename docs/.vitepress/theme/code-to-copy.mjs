/** @typedef {Record<string, string | undefined>} Attributes undefined for those that are not there */

/**
 * @param {Attributes} runtime attributes of `kfp-runtime`
 * @param {{ tag: string, attributes?: Attributes, inside?: string }[]} elements
 * @returns {string} the markup of a page with these elements
 */
export const markupOf = (runtime, elements) =>
  [{ tag: 'kfp-runtime', attributes: runtime }, ...elements].map(({ tag, attributes = {}, inside = '' }) =>
    `<${tag}${Object.entries(attributes).map(attribute).join('')}>${inside}</${tag}>`).join('\n');

/** @param {string} markup @returns {string} what a bank copies */
export const codeToCopy = (markup) => `<script type="module" src="/dist/kfp.js"></script>\n${markup}`;

/** @param {[string, string | undefined]} entry */
function attribute([name, value]) {
  if (value === undefined) return '';
  if (value === '') return ` ${name}`;
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return text.includes('"') ? ` ${name}='${text.replaceAll("'", '&#39;')}'` : ` ${name}="${text}"`;
}

/**
 * @param {string} code
 * @returns {{ text: string, kind: 'tag' | 'value' | 'plain' }[]} its parts, for their colours
 */
export const partsOf = (code) =>
  code.split(/(<\/?[\w-]+|"[^"]*"|'[^']*')/).filter((text) => text !== '').map((text) =>
    ({ text, kind: /^<\/?\w/.test(text) ? 'tag' : /^["']/.test(text) ? 'value' : 'plain' }));
