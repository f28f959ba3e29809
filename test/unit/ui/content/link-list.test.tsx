import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LinkList } from '../../../../src/ui/content/link-list.tsx';

test('a list with a link for each item, in their order PE-19', () => {
  const onClick = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(<LinkList items={[{ label: 'Hund', href: '/hund', onClick }, { label: 'Katt', href: '/katt', onClick }]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Hund', 'Katt']);
  const link = screen.getByRole('link', { name: 'Katt' });
  expect(link.getAttribute('href')).toBe('/katt');
  fireEvent.click(link);
  expect(onClick).toHaveBeenCalledOnce();
});
