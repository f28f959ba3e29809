import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { booleanType, wordType } from '../../../src/platform/attribute-type.ts';
import { jsonType, numberType } from '../../../src/platform/parsed-attribute-types.ts';
import type { ElementDeclaration } from '../../../src/platform/element-declaration.ts';
import type { AttributeValues } from '../../../src/shell/attribute-values.ts';
import { createAttributeValues, defineAccessors, observedAttributes } from '../../../src/shell/attribute-values.ts';

const declaration = {
  tag: 'kfp-values',
  attributes: {
    variant: { attribute: 'variant', type: wordType(['a', 'b', 'c']), default: 'a' },
    isLo: { attribute: 'is-lo', type: booleanType, default: false },
    max: { attribute: 'max', type: numberType, default: 3 },
    config: { attribute: 'config', type: jsonType, isLayered: true },
  },
  properties: ['onFeedback'],
} as const satisfies ElementDeclaration;

interface ValuesElement extends HTMLElement {
  variant: unknown;
  isLo: unknown;
  max: unknown;
  config: unknown;
  onFeedback: unknown;
  readonly changes: number;
  attributeChangedCallback(name: string, before: string | null, text: string | null): void;
}

beforeAll(() => {
  class KfpValues extends HTMLElement {
    static readonly observedAttributes = observedAttributes(declaration);
    static {
      defineAccessors<KfpValues>(this.prototype, declaration, (element) => element.values);
    }
    changes = 0;
    readonly values: AttributeValues = createAttributeValues(this, declaration, () => {
      this.changes++;
    });
    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      this.values.setAttribute(name, text);
    }
  }
  customElements.define(declaration.tag, KfpValues);
});

afterEach(() => document.body.replaceChildren());

function create(): ValuesElement {
  return document.createElement(declaration.tag) as ValuesElement;
}

describe('attributes', () => {
  test('an element without any has the defaults', () => {
    const { variant, isLo, max, config, onFeedback } = create();
    expect([variant, isLo, max, config, onFeedback]).toEqual(['a', false, 3, undefined, undefined]);
  });

  test('a set, changed and removed attribute is followed CF-32', () => {
    const element = create();
    element.setAttribute('variant', 'b');
    element.setAttribute('is-lo', '');
    element.setAttribute('max', '5');
    expect([element.variant, element.isLo, element.max]).toEqual(['b', true, 5]);
    element.setAttribute('variant', 'c');
    element.removeAttribute('is-lo');
    element.removeAttribute('max');
    expect([element.variant, element.isLo, element.max]).toEqual(['c', false, 3]);
  });

  test('a bad attribute gives the default and a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = create();
    element.setAttribute('variant', 'b');
    element.setAttribute('variant', 'z');
    element.setAttribute('config', '{');
    expect([element.variant, element.config]).toEqual(['a', undefined]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('a value that stays the same changes nothing', () => {
    const element = create();
    element.setAttribute('max', ' 3');
    element.max = 3;
    expect(element.changes).toBe(0);
  });
});

describe('properties', () => {
  test('no property is reflected to an attribute', () => {
    const element = Object.assign(create(), { variant: 'b', config: { ssn: '1' }, onFeedback: () => undefined });
    expect(element.getAttributeNames()).toEqual([]);
  });

  test('a layered attribute that is written after its property lies below it, and is told CF-46', () => {
    const element = create();
    element.config = { a: 1 };
    element.setAttribute('config', '{"a":2}');
    expect(element.config).toEqual({ a: 1 });
    expect(element.changes).toBe(2);
    element.config = undefined;
    expect(element.config).toEqual({ a: 2 });
    element.setAttribute('config', '{"a":3}');
    expect(element.config).toEqual({ a: 3 });
  });

  test('the last write counts, of attribute or property', () => {
    const element = create();
    element.setAttribute('variant', 'b');
    element.variant = 'c';
    expect(element.variant).toBe('c');
    element.setAttribute('variant', 'a');
    expect(element.variant).toBe('a');
  });

  test('the last write counts, also when the attribute is written with the text that it has', () => {
    const element = create();
    element.setAttribute('variant', 'b');
    element.variant = 'c';
    element.setAttribute('variant', 'b');
    expect(element.variant).toBe('b');
  });

  test.each([undefined, null])('%s gives the attribute back, or the default without one', (nothing) => {
    const element = create();
    element.setAttribute('variant', 'b');
    element.variant = 'c';
    element.max = 7;
    element.variant = nothing;
    element.max = nothing;
    expect([element.variant, element.max]).toEqual(['b', 3]);
  });

  test('a bad property gives the default and a warning, never an exception', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = create();
    element.variant = 'x';
    element.max = {};
    expect([element.variant, element.max]).toEqual(['a', 3]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('a function is kept as it is', () => {
    const element = create();
    const onFeedback = () => undefined;
    element.onFeedback = onFeedback;
    expect(element.onFeedback).toBe(onFeedback);
    element.onFeedback = null;
    expect(element.onFeedback).toBeUndefined();
  });
});

describe('before the tag is defined', () => {
  let tags = 0;

  /** An element of a tag that is defined only after `prepare` has had it. */
  function upgrade(prepare: (element: ValuesElement) => void): ValuesElement {
    const late = { ...declaration, tag: `kfp-late-${String(++tags)}` as const };
    const element = document.createElement(late.tag) as ValuesElement;
    document.body.append(element);
    prepare(element);
    customElements.define(late.tag, class KfpLate extends HTMLElement {
      static readonly observedAttributes = observedAttributes(late);
      static {
        defineAccessors<KfpLate>(this.prototype, late, (it) => it.values);
      }
      readonly values: AttributeValues = createAttributeValues(this, late, () => undefined);
      attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
        this.values.setAttribute(name, text);
      }
    });
    // Browsers report the attributes at the end of an upgrade; happy-dom leaves that out.
    for (const { name, value } of [...element.attributes]) element.attributeChangedCallback(name, null, value);
    return element;
  }

  test('a property that was set is kept, and goes on working', () => {
    const onFeedback = () => undefined;
    const element = upgrade((it) => Object.assign(it, { variant: 'b', onFeedback }));
    expect(element.variant).toBe('b');
    expect(element.onFeedback).toBe(onFeedback);
    expect(Object.hasOwn(element, 'variant')).toBe(false);
    element.variant = 'c';
    expect(element.variant).toBe('c');
  });

  test('the property counts over the attribute that the upgrade reports', () => {
    const element = upgrade((it) => {
      it.setAttribute('variant', 'c');
      it.variant = 'b';
    });
    expect(element.variant).toBe('b');
    element.setAttribute('variant', 'c');
    expect(element.variant).toBe('c');
  });

  test('attributes alone are read', () => {
    const element = upgrade((it) => it.setAttribute('max', '9'));
    expect(element.max).toBe(9);
    element.removeAttribute('max');
    expect(element.max).toBe(3);
  });

  test('a property that is read-only is left alone', () => {
    const element = upgrade((it) => Object.assign(it, { version: 'host' }));
    expect(Reflect.get(element, 'version')).toBe('host');
  });
});
