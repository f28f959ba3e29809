import { createRef, useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../../../src/ui/controls/button.tsx';
import { ButtonLink } from '../../../../src/ui/controls/button-link.tsx';

afterEach(() => {
  vi.useRealTimers();
});

function Sender({ send }: { readonly send: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const onClick = () => {
    setIsBusy(true);
    send();
  };
  return <Button trackAs="save" isBusy={isBusy} onClick={onClick}>Lagre</Button>;
}

test('a busy button sends once, keeps its name and its focus UI-39', () => {
  const send = vi.fn();
  render(<Sender send={send} />);
  const button = screen.getByRole('button', { name: 'Lagre' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('button', { name: 'Lagre' })).toBe(button);
});

test('a wait of over a second is announced, and a shorter one is not UI-39', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const button = (isBusy: boolean) => <Button trackAs="save" isBusy={isBusy}>Lagre</Button>;
  const { rerender } = render(button(true));
  act(() => void vi.advanceTimersByTime(999));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('Vent litt');
  expect(screen.getByRole('button').contains(screen.getByRole('status')), 'what is in a button is no live region').toBe(false);
  rerender(button(false));
  rerender(button(true));
  act(() => void vi.advanceTimersByTime(500));
  rerender(button(false));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.queryByRole('status')).toBeNull();
});

test('a button disabled by something else says so and lets no click through UI-39', () => {
  const onClick = vi.fn();
  render(<Button trackAs="save" isDisabled onClick={onClick}>Nei</Button>);
  const button = screen.getByRole('button', { name: 'Nei' });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a busy submit button does not submit its form UI-39', () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}><Button trackAs="save" type="submit" isBusy={isBusy}>Send</Button></form>
  );
  const { rerender } = render(form(true));
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('an ordinary button has no aria-disabled and gives its element UI-39', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<Button trackAs="save" ref={ref}>Ja</Button>);
  expect(ref.current).toBe(screen.getByRole('button', { name: 'Ja' }));
  expect(ref.current?.hasAttribute('aria-disabled')).toBe(false);
  expect(ref.current?.type).toBe('button');
});

test('a link that looks like a button is a link and announces its new tab UI-37', () => {
  render(<ButtonLink href="https://example.com/" isExternal announcement="åpnes i ny fane">Kjøp</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Kjøp (åpnes i ny fane)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});
