import type { MouseEvent } from 'react';
import type { LoginContext } from '../domain/login-context.ts';
import { useAppContext } from './app-context.ts';

export interface LinkProps {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Makes links that the host, a bank's app or the portal's router may follow instead of the browser. */
export function useLink(): (href: string) => LinkProps {
  const { runtime: { links }, element, loginContext } = useAppContext();
  return (href) => ({
    href: links.place(href),
    onClick: (event) => links.follow(clickOf(event, href, element, loginContext)),
  });
}

function clickOf(event: MouseEvent<HTMLAnchorElement>, href: string, element: Element, loginContext: LoginContext) {
  const { textContent, target } = event.currentTarget;
  const isNewTab = target === '_blank';
  // An app opens no new tab: what is said of one to screen readers, last of all, is no part of the title.
  const label = isNewTab ? textContent.replace(/\([^(]*$/, '') : textContent;
  return { event, href, label: label.trim(), element, loginContext, isNewTab };
}
