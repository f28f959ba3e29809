import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adoptStyles, StyleRootContext, useStyles } from '../../../../src/ui/style/use-styles.ts';

function shadowRoot(): ShadowRoot {
  return document.createElement('div').attachShadow({ mode: 'open' });
}

function Part({ css }: { readonly css: string }) {
  useStyles(css);
  return <p>part</p>;
}

test('adopts a sheet once, shares it between roots, in order of first use CF-36', () => {
  const one = shadowRoot();
  const other = shadowRoot();
  adoptStyles(one, '.a {}');
  adoptStyles(one, '.b {}');
  adoptStyles(one, '.a {}');
  adoptStyles(other, '.b {}');
  expect(one.adoptedStyleSheets).toHaveLength(2);
  expect(other.adoptedStyleSheets).toHaveLength(1);
  expect(other.adoptedStyleSheets[0]).toBe(one.adoptedStyleSheets[1]);
});

test('keeps the sheets that the root already has CF-36', () => {
  const root = shadowRoot();
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  adoptStyles(root, '.kept {}');
  expect(root.adoptedStyleSheets[0]).toBe(sheet);
  expect(root.adoptedStyleSheets).toHaveLength(2);
});

test('a part gives its sheet to the root around it while rendering, once for all its copies CF-36', () => {
  const root = shadowRoot();
  const tree = (
    <StyleRootContext.Provider value={root}>
      <Part css=".copy {}" />
      <Part css=".copy {}" />
    </StyleRootContext.Provider>
  );
  const { rerender } = render(tree);
  rerender(tree);
  expect(root.adoptedStyleSheets).toHaveLength(1);
});

test('a part outside a shadow root draws without styles CF-36', () => {
  const { container } = render(<Part css=".nowhere {}" />);
  expect(container.textContent).toBe('part');
});
