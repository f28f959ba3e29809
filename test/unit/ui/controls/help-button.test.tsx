import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HelpButton } from '../../../../src/ui/controls/help-button.tsx';
import css from '../../../../src/ui/controls/help-button.css?inline';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function setUp() {
  const view = render(
    <>
      <HelpButton trackAs="show-total-help" label="Vis hjelpetekst">Totalt 38 784 kr/år</HelpButton>
      <button type="button">Annet</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Vis hjelpetekst' });
  const area = button.parentElement;
  if (area === null) throw new Error('the button has no parent');
  const isOpen = () => screen.queryByRole('tooltip') !== null;
  return { button, area, isOpen, ...view };
}

const mouse = { pointerType: 'mouse' };
const pressEscape = (target: Element) => fireEvent.keyDown(target, { key: 'Escape' });

describe('without popover support', () => {
  test('the button has the hidden text as its name and the help as its description UI-01', () => {
    const { button } = setUp();
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Totalt 38 784 kr/år');
    expect(description?.getAttribute('role')).toBe('tooltip');
  });

  test('the help has no attribute popover, for which Chromium before 114 logs an error', () => {
    setUp();
    expect(screen.getByRole('tooltip', { hidden: true }).hasAttribute('popover')).toBe(false);
  });

  test('hover opens after 250 ms UI-24', () => {
    const { area, isOpen } = setUp();
    fireEvent.pointerEnter(area, mouse);
    pass(249);
    expect(isOpen()).toBe(false);
    pass(1);
    expect(isOpen()).toBe(true);
  });

  test('a pointer that only passes opens nothing UI-24', () => {
    const { area, isOpen } = setUp();
    fireEvent.pointerEnter(area, mouse);
    pass(200);
    fireEvent.pointerLeave(area, mouse);
    pass(1000);
    expect(isOpen()).toBe(false);
  });

  test('the pointer may leave the button for the text UI-01', () => {
    const { area, isOpen } = setUp();
    fireEvent.pointerEnter(area, mouse);
    pass(250);
    fireEvent.pointerLeave(area, mouse);
    pass(100);
    fireEvent.pointerEnter(area, mouse);
    pass(1000);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(area, mouse);
    pass(150);
    expect(isOpen()).toBe(false);
  });

  test('focus opens it, leaving closes it UI-01', () => {
    const { button, isOpen } = setUp();
    act(() => button.focus());
    expect(isOpen()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Annet' }).focus());
    expect(isOpen()).toBe(false);
  });

  test('Escape closes it, keeps the focus and reaches no dialog around UI-01', () => {
    const { button, isOpen } = setUp();
    const around = vi.fn();
    document.body.addEventListener('keydown', around);
    act(() => button.focus());
    const isUnhandled = pressEscape(button);
    document.body.removeEventListener('keydown', around);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button);
    expect(around).not.toHaveBeenCalled();
    expect(isUnhandled).toBe(false);
  });

  test('Escape closes what hover opened, wherever the focus is, and leaves the focus there UI-01', () => {
    const { area, isOpen } = setUp();
    const other = screen.getByRole('button', { name: 'Annet' });
    act(() => other.focus());
    fireEvent.pointerEnter(area, mouse);
    pass(250);
    pressEscape(other);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(other);
  });

  test('a click opens it for good, the next click or a press outside closes it UI-01', () => {
    const { button, area, isOpen } = setUp();
    fireEvent.click(button);
    fireEvent.pointerEnter(area, mouse);
    fireEvent.pointerLeave(area, mouse);
    pass(1000);
    expect(isOpen()).toBe(true);
    fireEvent.click(button);
    expect(isOpen()).toBe(false);
    fireEvent.click(button);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Annet' }));
    fireEvent.pointerUp(screen.getByRole('button', { name: 'Annet' }));
    expect(isOpen()).toBe(false);
  });

  test('the click of a tap does not close what its focus has just opened UI-01', () => {
    const { button, isOpen } = setUp();
    act(() => button.focus());
    fireEvent.click(button);
    expect(isOpen()).toBe(true);
  });

  test('removing it leaves no timer and no listener UI-01', () => {
    const { button, area, unmount } = setUp();
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    act(() => button.focus());
    fireEvent.pointerEnter(area, mouse);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    const names = (calls: readonly (readonly unknown[])[]) =>
      calls.map(([name]) => name).filter((name) => ['keydown', 'pointerdown', 'pointerup', 'pointercancel'].includes(name as string));
    expect(names(added.mock.calls)).toHaveLength(4);
    expect(names(removed.mock.calls)).toHaveLength(4);
  });
});

describe('with popover support', () => {
  const prototype: object = HTMLElement.prototype;
  afterEach(() => {
    Reflect.deleteProperty(prototype, 'showPopover');
    Reflect.deleteProperty(prototype, 'hidePopover');
  });

  test('shows the help in the top layer and takes it out again UI-01', () => {
    const show = vi.fn();
    const hide = vi.fn();
    Object.assign(prototype, { showPopover: show, hidePopover: hide });
    const { button } = setUp();
    const tooltip = screen.getByRole('tooltip');
    expect(tooltip.getAttribute('popover')).toBe('manual');
    fireEvent.click(button);
    expect(show).toHaveBeenCalledTimes(1);
    expect(hide).not.toHaveBeenCalled();
    fireEvent.click(button);
    expect(hide).toHaveBeenCalledTimes(1);
  });
});

test('it opens in 250 ms and closes in 150 UI-25 UI-26', () => {
  expect(css).toMatch(/\.tooltip\.is-open \{[^}]*transition-duration: 250ms/);
  expect(css).toMatch(/\.tooltip \{[^}]*transition: opacity 150ms, display 150ms allow-discrete/);
});
