import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Disclosure } from '../../../../src/ui/controls/disclosure.tsx';
import css from '../../../../src/ui/controls/disclosure.css?inline';

function Question() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure level={3} title="Hvorfor?" trackAs="missing-question" itemKey="Hvorfor?#0" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      <a href="/svar">Svar</a>
    </Disclosure>
  );
}

test('a heading with a button that opens its panel UI-03 OV-56 OV-57', () => {
  render(<Question />);
  const button = within(screen.getByRole('heading', { level: 3 })).getByRole('button', { name: 'Hvorfor?' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel?.contains(screen.getByRole('link', { name: 'Svar' }))).toBe(true);
  fireEvent.click(button);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a closed panel keeps its box for the animation and is hidden all the same', () => {
  const closed = css.slice(css.indexOf('.disclosure-panel[hidden]'));
  expect(closed).toMatch(/^[^}]*visibility: hidden/);
});

test('a panel opens and closes in 150 ms UI-28', () => {
  expect(css).toMatch(/\.disclosure-panel \{[^}]*transition: grid-template-rows 150ms, visibility 150ms/);
});
