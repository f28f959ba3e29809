import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Choice } from '../../../src/ui/controls/choice.tsx';
import { EditRow } from '../../../src/ui/layout/edit-row.tsx';
import { TextField } from '../../../src/ui/controls/text-field.tsx';

test('a field has its label, and says what is wrong with it UI-39', () => {
  const { rerender } = render(<TextField trackAs="email" label="E-post" kind="email" value="a" onChange={() => undefined} />);
  const field = screen.getByRole('textbox', { name: 'E-post' });
  expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([null, null]);
  rerender(<TextField trackAs="email" label="E-post" kind="email" value="a" error="Ikke gyldig" onChange={() => undefined} />);
  expect(screen.getByRole('textbox', { name: 'E-post', description: 'Ikke gyldig' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Ikke gyldig');
});

test('a field for a phone number says what is valid, also beside its error PR-26', () => {
  const { rerender } = render(<TextField trackAs="mobile" label="Mobil" kind="tel" value="" onChange={() => undefined} />);
  expect(screen.getByRole('textbox', { name: 'Mobil', description: 'Åtte sifre' })).toBeDefined();
  rerender(<TextField trackAs="mobile" label="Mobil" kind="tel" value="+46 70" error="Ikke gyldig" onChange={() => undefined} />);
  expect(screen.getByRole('textbox', { name: 'Mobil', description: 'Ikke gyldig' })).toBeDefined();
  expect(screen.getByText('Åtte sifre')).toBeDefined();
});

test('a field tells what is typed, as it is typed UI-39', () => {
  const onChange = vi.fn();
  render(<TextField trackAs="email" label="E-post" value="" kind="email" onChange={onChange} />);
  const field = screen.getByRole('textbox');
  fireEvent.input(field, { target: { value: ' å@ø.no ' } });
  expect(onChange).toHaveBeenCalledWith(' å@ø.no ');
  expect([field.getAttribute('type'), field.hasAttribute('name')]).toEqual(['text', false]);
});

test.each(['checkbox', 'radio'] as const)('UI-39 a %s that is disabled keeps its focus and its state', (type) => {
  const onChange = vi.fn();
  render(<Choice trackAs="want-paper" type={type} label="Ja" isChecked={false} isDisabled onChange={onChange} />);
  const input = screen.getByRole<HTMLInputElement>(type, { name: 'Ja' });
  fireEvent.click(input);
  fireEvent.click(screen.getByText('Ja'));
  expect(onChange).not.toHaveBeenCalled();
  expect([input.checked, input.disabled, input.getAttribute('aria-disabled')]).toEqual([false, false, 'true']);
});

test.each(['checkbox', 'radio'] as const)('UI-39 a %s can be chosen by its label', (type) => {
  const onChange = vi.fn();
  render(<Choice trackAs="want-paper" type={type} label="Ja" isChecked={false} onChange={onChange} />);
  fireEvent.click(screen.getByText('Ja'));
  expect(onChange).toHaveBeenCalledWith(true);
});

function Row({ isBusy = false }: { readonly isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <EditRow title="Valg" value="Nei" editText="Endre" isOpen={isOpen} isBusy={isBusy} onToggle={() => setIsOpen(!isOpen)}>
      <input type="radio" readOnly checked={false} />
      <input type="radio" readOnly checked aria-label="valgt" />
      <button type="button" onClick={() => setIsOpen(false)}>Lukk</button>
    </EditRow>
  );
}

test('focus goes to the chosen radio as a row opens, and back to its button as it closes PR-04', () => {
  render(<Row />);
  const edit = screen.getByRole('button', { name: 'Endre', description: 'Valg' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(edit);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'valgt' }));
  expect(document.getElementById(edit.getAttribute('aria-controls') ?? '')).not.toBeNull();
  const close = screen.getByRole('button', { name: 'Lukk' });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(edit);
});

test('a busy row stays as it is PR-06', () => {
  render(<Row isBusy />);
  fireEvent.click(screen.getByRole('button', { name: 'Endre' }));
  expect(screen.queryByRole('radio')).toBeNull();
});
