import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLink } from '../../../src/hooks/use-link.ts';
import { renderArea } from '../../support/render-area.tsx';

function Links() {
  const linkTo = useLink();
  return <a {...linkTo('/privat/forsikring/innbo')}><b> Les </b>mer </a>;
}

test('NX-01 NX-11 a link in a bank app goes through its bridge, with its own text as title', () => {
  const openLink = vi.fn();
  const { eventsOf } = renderArea(<Links />, { loginContext: 'MOBILBANK', host: { nativeBridge: { openLink } } });
  const isLeft = fireEvent.click(screen.getByRole('link'));
  expect(isLeft).toBe(false);
  const url = new URL('/privat/forsikring/innbo', location.href).href;
  expect(openLink).toHaveBeenCalledWith({ type: 'in-app', url, title: 'Les mer', documentName: undefined, isLong: false });
  expect(eventsOf('kfp-navigate')).toEqual([{ href: url, kind: 'internal' }]);
});

test('NX-16 elsewhere it is a link like any other', () => {
  const openLink = vi.fn();
  renderArea(<Links />, { loginContext: 'NETTBANK', host: { nativeBridge: { openLink } } });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/privat/forsikring/innbo');
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
  expect(openLink).not.toHaveBeenCalled();
});
