const patterns = [
  /(?<![\w.])\d{11}(?![\w.])/g,
  /(?<![\w.])\d{8}(?![\w.])/g,
  /(?<!\w)\d{4}-\d{3}(?!\w)/g,
  /[\w.+-]+@[\w-]+\.\w[\w.]*/g,
];

/**
 * Personal numbers, phone and policy numbers, and e-mail addresses in a text.
 * @param {string} text
 * @returns {string[]}
 */
export const findPersonalData = (text) => patterns.flatMap((pattern) => text.match(pattern) ?? []);
