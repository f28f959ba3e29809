import type { ComponentType } from 'react';
import { useCallback } from 'react';
import { useReportError } from '../hooks/use-host-events.ts';
import { useLazy } from '../hooks/use-lazy.ts';
import { needsReload } from '../platform/lazy-import.ts';
import { isPlainObject } from '../platform/plain-object.ts';
import { version } from '../shell/page-runtime.ts';
import { FocusArrival } from '../ui/content/focus-arrival.tsx';
import { Loader } from '../ui/feedback/loader.tsx';
import { RetryBanner } from '../ui/feedback/banner.tsx';
import { usePortalText } from './portal-text.ts';

/** Gives the component of an area; its code arrives when it is first needed. */
export type AreaLoader<P extends object = object> = () => Promise<ComponentType<P>>;

interface LazyAreaProps<P extends object> {
  readonly load: AreaLoader<P>;
  /** Of the component. */
  readonly props: P;
}

/**
 * Shows an area as soon as its code is here; code that does not arrive can be asked for again. Where a deploy has taken it
 * away the page loads anew by itself, unless that would lose what the customer has written.
 */
export function LazyArea<P extends object>({ load, props }: LazyAreaProps<P>) {
  const text = usePortalText();
  const loadOrReload = useCallback(() => load().catch(reloadWhereNeeded), [load]);
  const { value: Area, error, retry, isRetried } = useLazy(loadOrReload);
  useReportError('portal', error);

  if (Area) return <FocusArrival isWanted={isRetried}><Area {...props} /></FocusArrival>;
  if (!error) return <Loader variant="page" text={text.loading} />;
  return <RetryBanner onRetry={retry} codeError={error}>{text.areaError}</RetryBanner>;
}

/** Loads the page anew for code that no other try brings, at the address that the customer wanted; rejects where that may not be done. */
function reloadWhereNeeded(error: unknown): Promise<never> {
  if (!needsReload(error) || hasWrittenFields(document) || !markReload()) throw error;
  location.reload();
  return new Promise(() => undefined); // The page is left.
}

/** Whether this version may load the entry anew: false when it has done so, or when the host keeps something else there. */
function markReload(): boolean {
  const { state } = history as { readonly state: unknown };
  if (state !== null && !isPlainObject(state)) return false;
  if (state?.['kfpReloadedBy'] === version) return false;
  history.replaceState({ ...state, kfpReloadedBy: version }, '');
  return true;
}

/** Whether a field of the page, in whatever shadow root, holds something else than it did at first. */
function hasWrittenFields(root: Document | ShadowRoot): boolean {
  const isWritten = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some((field) =>
    'checked' in field && /^(?:checkbox|radio)$/.test(field.type) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  );
  return isWritten || [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null && hasWrittenFields(shadowRoot));
}
