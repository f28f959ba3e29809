import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { FocusArrival } from '../../../../src/ui/content/focus-arrival.tsx';

const focused = () => document.activeElement?.textContent;

describe('the focus after another try', () => {
  const show = (isWanted: boolean, content: ReactElement | null) => <FocusArrival isWanted={isWanted}>{content}</FocusArrival>;

  test('goes to the first heading of what has come', () => {
    render(show(true, <><h2>Kommet</h2><h2>Mer</h2></>));
    expect(focused()).toBe('Kommet');
  });

  test('goes to the heading when that comes later', async () => {
    const { rerender } = render(show(true, null));
    await act(async () => rerender(show(true, <h2>Senere</h2>)));
    expect(focused()).toBe('Senere');
  });

  test('stays where the customer has taken it', async () => {
    const { rerender, getByRole } = render(<><button type="button">Annet</button>{show(true, null)}</>);
    getByRole('button').focus();
    await act(async () => rerender(<><button type="button">Annet</button>{show(true, <h2>Senere</h2>)}</>));
    expect(focused()).toBe('Annet');
  });

  test('is left alone where nobody has asked', () => {
    render(show(false, <h2>Kommet</h2>));
    expect(document.activeElement).toBe(document.body);
  });
});
