import type { Clock } from '../../platform/clock.ts';
import { systemClock } from '../../platform/clock.ts';
import { isPlainObject } from '../../platform/plain-object.ts';
import { warnOnce } from '../../platform/warn.ts';
import type { ToastOptions, ToastQueue } from '../../runtime/toast-queue/toast-queue.ts';
import { createToastQueue } from '../../runtime/toast-queue/toast-queue.ts';

/** What the methods of `kfp-toasts` act on; hosts may give them anything. */
export interface ToastsModel {
  readonly queue: ToastQueue;
  /** Gives '' for what is no text to show. */
  readonly add: (content: unknown, options?: unknown) => string;
  readonly close: (id: unknown) => void;
}

export const defaultLimit = 5;

/** The messages of one element, which may be added before it shows anything. */
export function createToastsModel(clock: Clock = systemClock()): ToastsModel {
  const queue = createToastQueue(clock, defaultLimit);
  return {
    queue,
    add(content, options) {
      if (isText(content)) return queue.add(String(content), readOptions(options));
      warnOnce('<kfp-toasts> content is not valid and is ignored.');
      return '';
    },
    close: (id) => queue.close(String(id)),
  };
}

function isText(content: unknown): boolean {
  return typeof content === 'number' || (typeof content === 'string' && content.trim() !== '');
}

const readers: { readonly [K in keyof ToastOptions]-?: (value: unknown) => boolean } = {
  variant: (value) => ['info', 'error', 'warning', 'success'].includes(value as string),
  timeout: (value) => value === null || value === 'off' || (Number.isFinite(value) && Number(value) >= 0),
  priority: Number.isFinite,
};

/** A bad value gives the default, and one warning. */
function readOptions(source: unknown): ToastOptions {
  const given = isPlainObject(source) ? source : {};
  const good = Object.entries(readers).filter(([name, isGood]) => {
    const value = given[name];
    if (value !== undefined && !isGood(value)) warnOnce(`<kfp-toasts> ${name} is not valid and is ignored.`);
    return value !== undefined && isGood(value);
  });
  return Object.fromEntries(good.map(([name]) => [name, given[name]]));
}
