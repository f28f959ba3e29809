import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAppContext } from '../../../src/hooks/app-context.ts';
import { ElementBoundary } from '../../../src/shell/element-boundary.tsx';
import { Heading } from '../../../src/ui/content/text.tsx';
import { hideThrownErrors } from '../../support/hide-thrown-errors.ts';
import { renderArea } from '../../support/render-area.tsx';

let isBroken = true;

hideThrownErrors();

beforeEach(() => {
  isBroken = true;
});

function Fragile() {
  if (isBroken) throw new Error('render');
  return <p>Innhold</p>;
}

function Bounded() {
  const { runtime, element } = useAppContext();
  return <ElementBoundary runtime={runtime} element={element}><Fragile /></ElementBoundary>;
}

test('an exception while rendering shows the error state and is told once EL-10 EP-32 LG-36', () => {
  const errorReporter = vi.fn();
  const { eventsOf } = renderArea(<Bounded />, { host: { errorReporter } });
  expect(screen.getByRole('alert').textContent).toContain('Prøv igjen, eller ta kontakt med oss');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Noe har gått galt');
  expect(eventsOf('kfp-error')).toMatchObject([{ tag: 'kfp-test', area: 'test', recoverable: true }]);
  expect(errorReporter).toHaveBeenCalledTimes(1);
});

test('siblings that fail with the first are not told besides ER-17 EL-10', () => {
  function Siblings() {
    const { runtime, element } = useAppContext();
    return <ElementBoundary runtime={runtime} element={element}><Fragile /><Fragile /><Fragile /></ElementBoundary>;
  }
  const { eventsOf } = renderArea(<Siblings />);
  expect([eventsOf('kfp-error').length, screen.getAllByRole('alert').length]).toEqual([1, 1]);
});

test('Prøv igjen mounts it anew EL-10', () => {
  renderArea(<Bounded />);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(screen.getByText('Innhold')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what breaks again shows the error state again EL-10', () => {
  const { eventsOf } = renderArea(<Bounded />);
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(eventsOf('kfp-error')).toHaveLength(2);
});

test('the title gets the focus after Prøv igjen, unless the customer has moved it meanwhile EL-10', () => {
  function Late() {
    const { runtime, element } = useAppContext();
    const [isLoaded, setLoaded] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setLoaded(true)}>Vis</button>
        <ElementBoundary runtime={runtime} element={element}>
          <Fragile />
          {isLoaded && <Heading level={2}>Tittel</Heading>}
        </ElementBoundary>
      </>
    );
  }
  renderArea(<Late />);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  const show = screen.getByRole('button', { name: 'Vis' });
  show.focus();
  fireEvent.click(show);
  expect(screen.getByRole('heading').textContent).toBe('Tittel');
  expect(document.activeElement).toBe(show);
});
