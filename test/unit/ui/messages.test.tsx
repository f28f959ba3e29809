import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NavList } from '../../../src/ui/controls/nav-list.tsx';
import { Banner, RetryBanner } from '../../../src/ui/feedback/banner.tsx';
import { Tag } from '../../../src/ui/content/tag.tsx';

const variants = [
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const;

describe.each(variants)('banner %s', (variant, role) => {
  test(`has a look of its own and role ${role} UI-07 UI-08`, () => {
    render(<Banner variant={variant}>Melding</Banner>);
    const banner = screen.getByRole(role);
    expect(banner.textContent).toBe('Melding');
    expect(banner.getAttribute('part')).toBe('banner');
    expect(banner.getAttribute('data-variant')).toBe(variant);
    expect(banner.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

test('each look has an icon of its own UI-07', () => {
  const paths = variants.map(([variant]) => {
    const { container } = render(<Banner variant={variant}>Melding</Banner>);
    return container.querySelector('path')?.getAttribute('d');
  });
  expect(new Set(paths).size).toBe(4);
});

test('a banner shows text and action UI-07', () => {
  render(<Banner variant="error" action={<button type="button">Prøv igjen</button>}>Oisann</Banner>);
  expect(screen.getByText('Oisann')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeDefined();
});

test('screen readers tell a retry that fails: its message is hidden from them while it runs UI-08', () => {
  const banner = (isBusy: boolean) => <RetryBanner isBusy={isBusy} onRetry={() => undefined}>Feil</RetryBanner>;
  const { rerender } = render(banner(false));
  const isTold = () => screen.getByText('Feil').getAttribute('aria-hidden') !== 'true';
  expect(isTold()).toBe(true);
  rerender(banner(true));
  expect(isTold()).toBe(false);
  rerender(banner(false));
  expect(isTold()).toBe(true);
});

test.each(variants)('UI-05 a tag has the look %s', (variant) => {
  render(<Tag variant={variant}>Fornyelse</Tag>);
  const tag = screen.getByText('Fornyelse');
  expect(tag.getAttribute('part')).toBe('tag');
  expect(tag.getAttribute('data-variant')).toBe(variant);
});

test('a badge says what its number counts UI-05', () => {
  const link = { key: 'offers', label: 'Tilbud', href: '/tilbud', onClick: () => undefined, count: { number: 3, hiddenText: 'tilbud' } };
  render(<NavList links={[link]} />);
  expect(screen.getByRole('link').textContent).toBe('Tilbud, 3 tilbud');
});
