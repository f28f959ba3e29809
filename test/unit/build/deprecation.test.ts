import ts from 'typescript';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { customElementsManifest } from '../../../build/custom-elements-manifest.ts';
import { htmlEditorData } from '../../../build/editor-data.ts';
import { react18Types } from '../../../build/framework-types.ts';
import { readEvents } from '../../../build/host-types.mjs';
import { publishedElement } from '../../../build/published-element.ts';
import { typeDeclarations } from '../../../build/type-declarations.ts';
import { deprecatedType, textType } from '../../../src/platform/attribute-type.ts';
import { readAttribute } from '../../../src/platform/element-declaration.ts';
import type { ElementDeclaration, ElementDocumentation } from '../../../src/platform/element-declaration.ts';
import { warnDeprecated } from '../../../src/platform/warn.ts';
import { warning } from '../../support/warning.mjs';

const theme = { attribute: 'theme', type: deprecatedType(textType, '<kfp-old> theme', 'use palette instead') };
const oldElement = {
  tag: 'kfp-old',
  attributes: { theme, palette: { attribute: 'palette', type: textType } },
  properties: ['model'],
} as const satisfies ElementDeclaration;
const old: ElementDocumentation<typeof oldElement> = {
  element: oldElement,
  description: 'What was there first.',
  deprecated: 'use kfp-new instead',
  attributes: { theme: 'Its colours.', palette: 'Its colours too.' },
  properties: { model: { tsType: 'string', description: 'What it shows.', deprecated: 'use data instead' } },
  getters: { size: { tsType: 'number', description: 'How large it is.', deprecated: 'measure it instead' } },
  methods: { show: { returns: 'void', description: 'Shows it.', deprecated: 'use open instead' }, open: { returns: 'void', description: 'Opens it.' } },
  events: { 'kfp-shown': 'It is there.' },
};
const hostTypes = `export interface HostEventDetails {
  /** @deprecated listen to kfp-ready instead */
  'kfp-shown': { readonly tag: string };
  'kfp-ready': { readonly tag: string };
}`;
const published = [publishedElement(old)];
const types = typeDeclarations(published, hostTypes);

/** By name, what the comments of declarations say of what will go. */
function deprecations(text: string) {
  const found = new Map<string, string | undefined>();
  const visit = (node: ts.Node) => {
    const tag = ts.getJSDocDeprecatedTag(node);
    const { name } = node as { readonly name?: ts.Node };
    if (tag && name) found.set(name.getText().replaceAll("'", ''), ts.getTextOfJSDocComment(tag.comment));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest, true));
  return Object.fromEntries(found);
}

describe('what a declaration deprecates', () => {
  let events: ReturnType<typeof readEvents>;

  beforeAll(() => {
    const source = ts.createSourceFile('host.ts', hostTypes, ts.ScriptTarget.Latest, true);
    events = readEvents(source.statements[0] as ts.InterfaceDeclaration, source);
  });

  test('stands in custom-elements.json', () => {
    const details = { ...events, 'kfp-navigate': { detail: '{}' }, 'kfp-native-link': { detail: '{}' }, 'kfp-error': { detail: '{}' }, 'kfp-metric': { detail: '{}' } };
    const { modules: [module] } = customElementsManifest(published, details, {});
    const declaration = module?.declarations[0];
    expect(declaration).toMatchObject({ tagName: 'kfp-old', deprecated: 'use kfp-new instead' });
    const { attributes = [], members = [], events: told = [] } = declaration ?? {};
    const named: readonly { readonly name: string; readonly deprecated?: string }[] = [...attributes, ...members, ...told];
    expect(named.filter(({ deprecated }) => deprecated !== undefined).map(({ name, deprecated }) => [name, deprecated])).toEqual([
      ['theme', 'use palette instead'],
      ['theme', 'use palette instead'],
      ['size', 'measure it instead'],
      ['model', 'use data instead'],
      ['show', 'use open instead'],
      ['kfp-shown', 'listen to kfp-ready instead'],
    ]);
  });

  test('stands in the types', () => {
    expect(deprecations(types)).toEqual({
      KfpOld: 'use kfp-new instead',
      'kfp-old': 'use kfp-new instead',
      theme: 'use palette instead',
      model: 'use data instead',
      size: 'measure it instead',
      show: 'use open instead',
      'kfp-shown': 'listen to kfp-ready instead',
    });
    expect(types.match(/@deprecated use palette instead/g)).toHaveLength(3);
    expect(react18Types(published)).toContain(' * @deprecated use kfp-new instead\n */\nexport declare const KfpOld');
  });

  test('stands in the data of editors', () => {
    const { tags: [tag] } = htmlEditorData(published);
    expect(tag?.description).toBe('Deprecated: use kfp-new instead. What was there first.');
    const described = Object.fromEntries(tag?.attributes.map(({ name, description }) => [name, description]) ?? []);
    expect(described).toMatchObject({ theme: 'Deprecated: use palette instead. Its colours.', palette: 'Its colours too.' });
  });

  test('warns once of a page that uses it', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const read = (value: unknown) => readAttribute('kfp-old', theme, value);
    expect(read(null)).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
    expect([read('dark'), read('light')]).toEqual(['dark', 'light']);
    expect(warn.mock.calls).toEqual([[warning('deprecated', '<kfp-old> theme is deprecated: use palette instead.')]]);
    for (let times = 0; times < 2; times++) warnDeprecated('show() of <kfp-old>', 'use open instead');
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

test('what is not deprecated has no trace of it', () => {
  const rest = publishedElement({ element: { tag: 'kfp-new', attributes: {} }, description: 'What is there now.', attributes: {} });
  expect(typeDeclarations([rest], '')).not.toContain('@deprecated');
  expect(JSON.stringify(htmlEditorData([rest]))).not.toContain('Deprecated');
});
