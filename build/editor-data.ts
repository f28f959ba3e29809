import { cssProperties } from '../src/ui/style/css-properties.ts';
import type { PublishedElement } from './published-element.ts';

/** `dist/vscode.html-custom-data.json`: tags and attributes for the HTML editor of VS Code, in version 1.1 of its custom data. */
export function htmlEditorData(elements: readonly PublishedElement[]) {
  const tags = elements.map(({ tag, description, deprecated, attributes }) => ({
    name: tag,
    description: withDeprecation(description, deprecated),
    attributes: attributes.map(({ attribute, description: text, type: { kind, words, deprecated: instead } }) => ({
      name: attribute,
      description: withDeprecation(text, instead),
      ...(kind === 'word' && words && { values: words.map((word) => ({ name: word })) }),
      ...(kind === 'boolean' && { valueSet: 'v' }),
    })),
  }));
  return { version: 1.1, tags };
}

/** The format has no field for a deprecation, so the description starts with it. */
function withDeprecation(description: string, deprecated: string | undefined): string {
  return deprecated === undefined ? description : `Deprecated: ${deprecated}. ${description}`;
}

/** `dist/vscode.css-custom-data.json`: the custom properties that a page may set, for the CSS editor of VS Code. */
export function cssEditorData() {
  return { version: 1.1, properties: Object.entries(cssProperties).map(([name, description]) => ({ name, description })) };
}
