import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { FocusArrival } from '../../../../src/ui/content/focus-arrival.tsx';
import { Heading, HeadingOutlineContext } from '../../../../src/ui/content/text.tsx';

const focused = () => document.activeElement?.textContent;

describe('the focus after another try', () => {
  const show = (isWanted: boolean, content: ReactElement | null) => <FocusArrival isWanted={isWanted}>{content}</FocusArrival>;

  test('goes to the first heading of what has come', () => {
    render(show(true, <><Heading level={2}>Kommet</Heading><Heading level={2}>Mer</Heading></>));
    expect(focused()).toBe('Kommet');
  });

  test('goes to the heading when that comes later', async () => {
    const { rerender } = render(show(true, null));
    await act(async () => rerender(show(true, <Heading level={2}>Senere</Heading>)));
    expect(focused()).toBe('Senere');
  });

  test('finds the heading on each level that the page of a bank asks for EL-26', () => {
    render(<HeadingOutlineContext.Provider value={{ shift: 3 }}>{show(true, <Heading level={2}>Lavere</Heading>)}</HeadingOutlineContext.Provider>);
    expect(document.activeElement?.localName).toBe('h5');
  });

  test('stays where the customer has taken it', async () => {
    const { rerender, getByRole } = render(<><button type="button">Annet</button>{show(true, null)}</>);
    getByRole('button').focus();
    await act(async () => rerender(<><button type="button">Annet</button>{show(true, <Heading level={2}>Senere</Heading>)}</>));
    expect(focused()).toBe('Annet');
  });

  test('is left alone where nobody has asked', () => {
    render(show(false, <Heading level={2}>Kommet</Heading>));
    expect(document.activeElement).toBe(document.body);
  });
});
