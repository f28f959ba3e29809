import type { MockInstance } from 'vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { providePageRuntime } from '../../../src/shell/create-page-runtime.ts';
import { showMissingCode } from '../../../src/shell/missing-code.ts';

let reload: MockInstance<Location['reload']>;
const error = new Error('404');

beforeEach(() => {
  vi.useFakeTimers();
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  providePageRuntime();
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

function addElement(): { element: HTMLElement; button: () => HTMLButtonElement } {
  const element = document.createElement('kfp-missing');
  const root = element.attachShadow({ mode: 'open' });
  document.body.append(element);
  return {
    element,
    button() {
      const found = root.querySelector('button');
      if (!found) throw new Error('no button');
      return found;
    },
  };
}

describe('the button of an element whose code is missing', () => {
  test('a double-click on «Prøv igjen» that fails at once does not reload the page', () => {
    const { element, button } = addElement();
    const retry = vi.fn(() => showMissingCode(element, error, undefined));
    showMissingCode(element, error, retry);
    const { textContent: label } = button();
    for (const detail of [1, 2]) button().dispatchEvent(new MouseEvent('click', { detail }));

    expect([label, button().textContent]).toEqual(['Prøv igjen', 'Last siden på nytt']);
    expect(retry).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([['a click', 1], ['a key', 0]])('%s on «Last siden på nytt» reloads the page', (_, detail) => {
    const { element, button } = addElement();
    showMissingCode(element, error, undefined);
    button().dispatchEvent(new MouseEvent('click', { detail }));

    expect(reload).toHaveBeenCalledOnce();
  });
});
