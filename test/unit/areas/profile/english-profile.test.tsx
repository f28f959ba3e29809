import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, showProfile } from './show-profile.tsx';

test('an address, and the name of a consent, are marked as Norwegian in English, and nowhere else LN-04', async () => {
  const area = await showProfile({}, { language: 'en' });
  expect(screen.getByText(/^Storgata 1B/).closest('[lang]')?.getAttribute('lang')).toBe('nb');
  await open(area, 'Tilbud og råd', 'Change');
  const group = screen.getByRole('radiogroup', { name: 'Tilbud og råd' });
  expect(group.getAttribute('aria-label')).toBeNull();
  expect(document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.querySelector('[lang]')?.textContent).toBe('Tilbud og råd');
});
