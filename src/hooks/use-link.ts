import type { MouseEvent } from 'react';
import type { LoginContext } from '../domain/distributor.ts';
import { isPdfAddress } from '../domain/link.ts';
import type { Catalogue } from '../platform/texts.ts';
import { useTexts } from '../ui/content/use-texts.ts';
import { useAppContext } from './app-context.ts';

/** Screen reader texts that follow a link's text. */
export const linkText = {
  name: 'link',
  nb: {
    pdf: 'åpnes i pdf',
    newTab: 'åpnes i ny fane',
  },
} as const satisfies Catalogue;

export interface ResolvedLink {
  /** Absolute address. Undefined without an address, or when it breaks the URL rule. */
  readonly href: string | undefined;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly isExternal?: boolean;
  /** Screen reader text after the link's text. */
  readonly announcement?: string | undefined;
}

/**
 * Makes link props. The host, a bank's app or the portal's router may handle the click instead of the browser. An external
 * link opens in a new tab. An address that breaks the URL rule gives no link, whatever its source.
 */
export function useLink(): (href: string | undefined, isForNewTab?: boolean) => ResolvedLink {
  const { runtime: { links }, element, loginContext } = useAppContext();
  const text = useTexts(linkText);
  return (given, isForNewTab = false) => {
    if (!given || !links.isSafe(given)) return { href: undefined, onClick: () => undefined };
    const href = links.place(given);
    // A mail or phone program opens outside the browser.
    const isExternal = isForNewTab && !/^(?:mailto|tel):/.test(href);
    const notes = [isPdfAddress(href) && text.pdf, isExternal && text.newTab].filter(Boolean);
    return {
      href,
      isExternal,
      announcement: notes.join(', ') || undefined,
      onClick(event) {
        // A router may have changed the address of the page since the link was rendered, and with it a relative address.
        event.currentTarget.href = links.place(given);
        links.follow(clickOf(event, element, loginContext));
      },
    };
  };
}

function clickOf(event: MouseEvent<HTMLAnchorElement>, element: Element, loginContext: LoginContext) {
  const { href, textContent, target } = event.currentTarget;
  const isNewTab = target === '_blank';
  // The last part of the text is the screen reader note on where the link opens. It is not part of the title.
  const label = isNewTab || isPdfAddress(href) ? textContent.replace(/\([^(]*$/, '') : textContent;
  return { event, href, label: label.trim(), element, loginContext, isLoad: isNewTab };
}
