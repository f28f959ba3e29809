import type { MouseEvent } from 'react';
import type { LoginContext } from '../domain/login-context.ts';
import { useAppContext } from './app-context.ts';

export interface LinkProps {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Makes links that the host, a bank's app or the portal's router may follow instead of the browser. */
export function useLink(): (href: string) => LinkProps {
  const { runtime, element, loginContext } = useAppContext();
  return (href) => ({ href, onClick: (event) => runtime.links.follow(clickOf(event, href, element, loginContext)) });
}

function clickOf(event: MouseEvent<HTMLAnchorElement>, href: string, element: Element, loginContext: LoginContext) {
  const { textContent, target } = event.currentTarget;
  return { event, href, label: textContent.trim(), element, loginContext, isNewTab: target === '_blank' };
}
