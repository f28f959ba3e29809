import { isPlainObject } from '../../platform/plain-object.ts';
import { warnOnce } from '../../platform/warn.ts';

/** A button that the host asks for. */
interface HeaderButton {
  readonly text: string;
  readonly href?: string;
  readonly action?: HeaderAction;
}

type HeaderAction = 'logout' | 'contact' | (() => void);

/** Reads what the host has written, of any kind; what is no button is left out, with a warning that names its place. */
export function readButtons(value: unknown, isSafe: (href: string) => boolean): readonly HeaderButton[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    warn('buttons');
    return [];
  }
  return value.flatMap((item: unknown, index) => {
    const button = readButton(item, isSafe);
    if (!button) warn(`buttons[${String(index)}]`);
    return button ? [button] : [];
  });
}

function readButton(item: unknown, isSafe: (href: string) => boolean): HeaderButton | undefined {
  if (!isPlainObject(item)) return undefined;
  const { text, href, action } = item;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  if (typeof href === 'string') return isSafe(href) ? { text, href } : undefined;
  return isAction(action) ? { text, action } : undefined;
}

function isAction(value: unknown): value is HeaderAction {
  return value === 'logout' || value === 'contact' || typeof value === 'function';
}

function warn(place: string): void {
  warnOnce(`<kfp-header> ${place} is not valid and is ignored.`);
}
