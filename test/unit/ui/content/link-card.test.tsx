import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LinkCard, Price } from '../../../../src/ui/content/link-card.tsx';
import { Tag } from '../../../../src/ui/content/tag.tsx';

test('the heading of a link card is its link, with description, tag and price beside it UI-04', () => {
  const { container } = render(
    <LinkCard
      level={3}
      title="Hus"
      href="/hus"
      description="Storgata 14"
      tag={<Tag variant="info">Fornyelse</Tag>}
      trailing={<Price>689 kr/md</Price>}
      note="Samlerabatt er trukket fra"
    />,
  );
  const heading = screen.getByRole('heading', { level: 3, name: 'Hus' });
  expect(within(heading).getByRole('link', { name: 'Hus' }).getAttribute('href')).toBe('/hus');
  expect(container.querySelectorAll('[part=card]')).toHaveLength(1);
  for (const text of ['Storgata 14', 'Fornyelse', '689 kr/md', 'Samlerabatt er trukket fra']) {
    expect(screen.getByText(text)).toBeDefined();
  }
});

test('a control inside a link card works without following the link UI-04', () => {
  const follow = vi.fn();
  const act = vi.fn();
  render(
    <LinkCard level={3} title="Hus" href="/hus" onClick={follow}>
      <button type="button" onClick={act}>Fjern</button>
    </LinkCard>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Fjern' }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(follow).not.toHaveBeenCalled();
});

test('an outgoing link card announces its new tab UI-37', () => {
  render(<LinkCard level={2} title="Bedrift" href="https://example.com/" isExternal announcement="åpnes i ny fane" />);
  const link = screen.getByRole('link', { name: 'Bedrift (åpnes i ny fane)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('a link card without a price has its arrow beside the header, and the tag beside the title UI-04', () => {
  const { container } = render(<LinkCard level={2} title="Bedrift" href="/b" tag={<Tag variant="info">Ny</Tag>} />);
  expect(container.querySelector('.card-header-line .tag')).not.toBeNull();
  expect(container.querySelectorAll('.link-card-line > .link-card-trailing > .link-card-arrow')).toHaveLength(1);
  expect(container.querySelectorAll('.link-card-arrow')).toHaveLength(1);
});
