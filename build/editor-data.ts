import { cssProperties } from '../src/ui/style/css-properties.ts';
import type { PublishedElement } from './published-element.ts';

/** `dist/vscode.html-custom-data.json`, by version 1.1 of the custom data of VS Code: tags and attributes for its HTML editor. */
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

/** The format has no field for it. */
function withDeprecation(description: string, deprecated: string | undefined): string {
  return deprecated === undefined ? description : `Deprecated: ${deprecated}. ${description}`;
}

/** `dist/vscode.css-custom-data.json`, the same for its CSS editor: the custom properties that a page may set. */
export function cssEditorData() {
  return { version: 1.1, properties: Object.entries(cssProperties).map(([name, description]) => ({ name, description })) };
}
