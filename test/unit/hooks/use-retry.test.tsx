import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRetry } from '../../../src/hooks/use-retry.ts';
import { Heading } from '../../../src/ui/content/text.tsx';
import { RetryBanner } from '../../../src/ui/feedback/banner.tsx';

/** A heading, and below it a banner while the query has failed. */
function List({ isError }: { readonly isError: boolean }) {
  const { headingRef, retryProps } = useRetry({ isError, isFetching: false, refetch: () => Promise.resolve() });
  return (
    <>
      <Heading level={2} ref={headingRef}>Tilbud</Heading>
      {isError ? <RetryBanner {...retryProps}>Det gikk ikke.</RetryBanner> : <p>Bil</p>}
      <button type="button">Lukk</button>
    </>
  );
}

test('data that comes by itself moves the focus of «Prøv igjen» to the heading UI-39', () => {
  const { rerender } = render(<List isError />);
  act(() => screen.getByRole('button', { name: 'Prøv igjen' }).focus());
  rerender(<List isError={false} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tilbud' }));
});

test('it leaves the focus where else the customer has it', () => {
  const { rerender } = render(<List isError />);
  act(() => screen.getByRole('button', { name: 'Lukk' }).focus());
  rerender(<List isError={false} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lukk' }));
});
