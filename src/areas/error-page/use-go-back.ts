import type { MouseEvent } from 'react';
import { portalPath } from '../../domain/policy.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { canGoBack } from '../../platform/can-go-back.ts';

/** Goes back in history, or to the portal where there is none. */
export function useGoBack(label: string): (event: MouseEvent) => void {
  const { runtime, element, loginContext } = useAppContext();
  return (event) => {
    if (canGoBack(window)) {
      window.history.back();
      return;
    }
    const href = runtime.links.place(portalPath);
    runtime.links.follow({ event, href, label, element, loginContext });
    if (!event.defaultPrevented) window.location.assign(href);
  };
}
