import { messageVariants } from '../../domain/message-variant.ts';
import type { Clock } from '../../platform/clock.ts';
import { systemClock } from '../../platform/clock.ts';
import { isPlainObject } from '../../platform/plain-object.ts';
import { warnInvalid } from '../../platform/warn.ts';
import type { ToastOptions, ToastQueue } from '../../runtime/toast-queue/toast-queue.ts';
import { createToastQueue } from '../../runtime/toast-queue/toast-queue.ts';

/** The model behind the methods of `kfp-toasts`. Hosts may pass arguments of any type. */
export interface ToastsModel {
  readonly queue: ToastQueue;
  /** Returns the message's id, or '' when the content is not a text. */
  readonly add: (content: unknown, options?: unknown, id?: string) => string;
  readonly close: (id: unknown) => void;
}

/** How many messages show at once, unless `max` says otherwise. */
export const defaultLimit = 5;

/** Creates the model of one element. Messages can be added before the element renders. */
export function createToastsModel(clock: Clock = systemClock()): ToastsModel {
  const queue = createToastQueue(clock, defaultLimit);
  return {
    queue,
    add(content, options, id) {
      if (isText(content)) return queue.add(String(content), readOptions(options), id);
      warnInvalid('<kfp-toasts> content');
      return '';
    },
    close: (id) => queue.close(String(id)),
  };
}

function isText(content: unknown): boolean {
  return typeof content === 'number' || (typeof content === 'string' && content.trim() !== '');
}

const readers: { readonly [K in keyof ToastOptions]-?: (value: unknown) => boolean } = {
  variant: (value) => (messageVariants as readonly unknown[]).includes(value),
  timeout: (value) => value === null || value === 'off' || (Number.isFinite(value) && Number(value) > 0),
  priority: Number.isFinite,
  lang: (value) => typeof value === 'string' && value.trim() !== '',
};

/** Validates the options. An invalid value gives the default and one warning. */
function readOptions(source: unknown): ToastOptions {
  const given = isPlainObject(source) ? source : {};
  const good = Object.entries(readers).filter(([name, isGood]) => {
    const value = given[name];
    if (value !== undefined && !isGood(value)) warnInvalid(`<kfp-toasts> ${name}`);
    return value !== undefined && isGood(value);
  });
  return Object.fromEntries(good.map(([name]) => [name, given[name]]));
}
