import type { ComponentType } from 'react';
import { useCallback } from 'react';
import { useReportError } from '../hooks/use-host-events.ts';
import { useLazy } from '../hooks/use-lazy.ts';
import { needsReload } from '../platform/lazy-import.ts';
import { isPlainObject } from '../platform/plain-object.ts';
import { version } from '../platform/version.ts';
import { FocusArrival } from '../ui/content/focus-arrival.tsx';
import { PageLoader } from '../ui/feedback/page-loader.tsx';
import { RetryBanner } from '../ui/feedback/banner.tsx';
import { usePortalText } from './portal-text.ts';

/** Loads the component of an area; rejects when its code fails to load. */
export type AreaLoader<P extends object = object> = () => Promise<ComponentType<P>>;

interface LazyAreaProps<P extends object> {
  readonly load: AreaLoader<P>;
  /** Props of the component. */
  readonly props: P;
}

/**
 * Shows an area once its code has loaded, or a retry button when the code fails to load. When a deploy has removed the
 * code from the server, the page reloads by itself, unless the customer would lose input.
 */
export function LazyArea<P extends object>({ load, props }: LazyAreaProps<P>) {
  const text = usePortalText();
  const loadOrReload = useCallback(() => load().catch(reloadWhereNeeded), [load]);
  const { value: Area, error, retry, retries, isBusy } = useLazy(loadOrReload);
  useReportError('portal', error);

  if (Area) return <FocusArrival isWanted={retries > 0}><Area {...props} /></FocusArrival>;
  if (!error) return <PageLoader text={text.loading} />;
  return <RetryBanner isBusy={isBusy} onRetry={retry} codeError={error}>{text.areaError}</RetryBanner>;
}

/** Reloads the page when only a reload can get the code. Rethrows the error when a reload does not help or is not allowed. */
function reloadWhereNeeded(error: unknown): Promise<never> {
  if (!needsReload(error) || hasWrittenFields(document) || !markReload()) throw error;
  location.reload();
  return new Promise(() => undefined); // Never settles: the page unloads.
}

/** Marks the history entry as reloaded. Returns false when it cannot, or when this version has already done so. */
function markReload(): boolean {
  const { state } = history as { readonly state: unknown };
  if (state !== null && !isPlainObject(state)) return false;
  if (state?.['kfpReloadedBy'] === version) return false;
  try {
    history.replaceState({ ...state, kfpReloadedBy: version }, '');
    return true;
  } catch {
    return false; // The browser's rate limit for history writes is reached.
  }
}

/** Whether the customer has changed a field of the page, in any shadow root. */
function hasWrittenFields(root: Document | ShadowRoot): boolean {
  const all = <E extends HTMLElement>(selector: string) => [...root.querySelectorAll<E>(selector)];
  return all<HTMLInputElement>('input, textarea').some(isWritten)
    || all<HTMLSelectElement>('select').some(isChosen)
    // What an editable text said at first is unknown.
    || all('[contenteditable]:not([contenteditable=false])').some(({ textContent }) => textContent.trim() !== '')
    || all('*').some(({ shadowRoot }) => shadowRoot !== null && hasWrittenFields(shadowRoot));
}

/** Whether a field or a text area has another value than at first. */
function isWritten({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  return /^(?:checkbox|radio)$/.test(type) ? checked !== defaultChecked : value !== defaultValue;
}

/** Whether a list has another choice than at first. */
function isChosen({ multiple, options }: HTMLSelectElement): boolean {
  const all = [...options];
  const chosen = all.filter((option) => option.hasAttribute('selected'));
  // The browser chooses the first option of a list that has no choice of its own.
  if (chosen.length === 0 && !multiple) chosen.push(...all.filter(({ disabled }) => !disabled).slice(0, 1));
  return all.some((option) => option.selected !== chosen.includes(option));
}
