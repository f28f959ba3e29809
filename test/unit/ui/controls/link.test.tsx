import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Link } from '../../../../src/ui/controls/link.tsx';

test('a PDF link announces it after its label UI-36', () => {
  render(<Link href="/vilkar.pdf" isExternal announcement="åpnes i pdf">Vilkår</Link>);
  expect(screen.getByRole('link', { name: 'Vilkår (åpnes i pdf)' }).getAttribute('href')).toBe('/vilkar.pdf');
});

test('an outgoing link opens a new tab without opener and announces it UI-37 UI-38', () => {
  render(<Link href="https://example.com/" isExternal announcement="åpnes i ny fane">Les mer</Link>);
  const link = screen.getByRole('link', { name: 'Les mer (åpnes i ny fane)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('an ordinary link announces nothing, stays in the tab and passes its click on UI-38', () => {
  const onClick = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(<Link href="/tilbud" onClick={onClick}>Se tilbudene dine</Link>);
  const link = screen.getByRole('link', { name: 'Se tilbudene dine' });
  fireEvent.click(link);
  expect(link.hasAttribute('target')).toBe(false);
  expect(link.hasAttribute('rel')).toBe(false);
  expect(onClick).toHaveBeenCalledTimes(1);
});
