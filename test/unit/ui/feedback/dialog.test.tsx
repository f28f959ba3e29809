import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Dialog } from '../../../../src/ui/feedback/dialog.tsx';

const element = () => {
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('there is no dialog');
  return dialog;
};

/** What the browser does when the page changes what it draws. */
function watchPage() {
  const listeners = new Set<() => void>();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('IntersectionObserver', class {
    readonly #listener: () => void;
    constructor(listener: (entries: readonly unknown[]) => void) {
      this.#listener = () => listener([]);
    }
    observe() {
      listeners.add(this.#listener);
    }
    unobserve() {
      listeners.delete(this.#listener);
    }
    disconnect() {
      listeners.delete(this.#listener);
    }
  });
  const tell = () => act(() => [...listeners].forEach((listener) => listener()));
  return { tell, isWatched: () => listeners.size > 0 };
}

function open(onDismiss?: () => void) {
  const place = document.createElement('div');
  document.body.append(place);
  const page = watchPage();
  const view = render(
    <Dialog title="Spørsmål" text="Vil du?" actions={<button>Ja</button>} onDismiss={onDismiss}>
      <input aria-label="Hvorfor" />
    </Dialog>,
    { container: place },
  );
  const show = (isShown: boolean) => {
    place.style.display = isShown ? '' : 'none';
    page.tell();
  };
  return { ...view, ...page, place, show };
}

describe('a dialog', () => {
  test('is open while its place is visible, and keeps what was typed', () => {
    const onDismiss = vi.fn();
    const { show } = open(onDismiss);
    expect(element().open).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    fireEvent.change(screen.getByLabelText('Hvorfor'), { target: { value: 'Derfor' } });
    show(false);
    expect(element().open).toBe(false);
    show(true);
    expect(element().open).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    expect(screen.getByLabelText<HTMLInputElement>('Hvorfor').value).toBe('Derfor');
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test('does not take the focus again while it is open', () => {
    const { tell } = open();
    screen.getByLabelText('Hvorfor').focus();
    tell();
    expect(document.activeElement).toBe(screen.getByLabelText('Hvorfor'));
  });

  test.each(['hidden', 'collapse'])('is closed while what is around it has visibility: %s', (visibility) => {
    const { place } = open();
    const sentinel = place.querySelector('.sentinel') as HTMLElement;
    for (const [value, isOpen] of [[visibility, false], ['visible', true]] as const) {
      sentinel.style.visibility = value;
      fireEvent.transitionEnd(sentinel);
      expect(element().open).toBe(isOpen);
    }
  });

  test('that gets no box when it opens, or loses it, holds nothing', () => {
    const rects = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
    const { tell } = open();
    expect(element().open).toBe(false);
    rects.mockRestore();
    tell();
    expect(element().open).toBe(true);
    vi.spyOn(element(), 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
    tell();
    expect(element().open).toBe(false);
  });

  test('is left when the browser closes it, also after it was hidden', () => {
    const onDismiss = vi.fn();
    const { show } = open(onDismiss);
    show(false);
    show(true);
    act(() => element().close());
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('stays closed when somebody else has closed it', () => {
    const { tell, show } = open();
    act(() => element().close());
    tell();
    expect(element().open).toBe(false);
    show(false);
    show(true);
    expect(element().open).toBe(false);
  });

  test('leaves Escape to the page while it is not open', () => {
    const { show } = open();
    const isFree = () => fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isFree()).toBe(false);
    show(false);
    expect(isFree()).toBe(true);
  });

  test('opens where observers are blocked, and leaves none behind', () => {
    const { unmount, isWatched } = open();
    expect(isWatched()).toBe(true);
    unmount();
    expect(isWatched()).toBe(false);
    vi.stubGlobal('IntersectionObserver', undefined);
    render(<Dialog title="Spørsmål" text="Vil du?" actions={<button>Ja</button>} />);
    expect(element().open).toBe(true);
  });
});

test('tells each time that it opens and closes, whoever closes it CC-34', () => {
  watchPage();
  const open = new Set<HTMLDialogElement>();
  const onOpen = (dialog: HTMLDialogElement) => {
    expect(dialog.open).toBe(true);
    open.add(dialog);
    return () => void open.delete(dialog);
  };
  const show = () => render(<Dialog title="Spørsmål" text="Vil du?" actions={<button>Ja</button>} onOpen={onOpen} />);
  const first = show();
  expect([...open]).toEqual([element()]);
  first.unmount();
  expect(open.size).toBe(0);

  show();
  expect([...open]).toEqual([element()]);
  // The page, or the browser, closes it.
  act(() => element().close());
  fireEvent(element(), new Event('close'));
  expect(open.size).toBe(0);
});
