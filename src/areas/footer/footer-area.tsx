import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { privacyPath } from '../../domain/link.ts';
import { useAppContext, useConfig } from '../../hooks/app-context.ts';
import { useLink } from '../../hooks/use-link.ts';
import { findInDocument } from '../../platform/document-member.ts';
import { listen } from '../../platform/listen.ts';
import { askingTags } from '../../runtime/page-elements/page-elements.ts';
import { Text } from '../../ui/content/text.tsx';
import { useLanguage } from '../../ui/content/use-texts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { SiteFooter } from '../../ui/site/site-footer.tsx';
import { FooterContact } from './footer-contact.tsx';
import { useFooterText } from './footer-text.ts';

interface FooterAreaProps {
  /** Whether it is part of another element, which sends its own ready event. */
  readonly isInPortal?: boolean;
}

/** The footer, also for visitors who are not logged in. */
export function FooterArea({ isInPortal = false }: FooterAreaProps) {
  return (
    <SiteFooter>
      <FooterContact isInPortal={isInPortal} />
      <FooterLinks />
      <FooterChat />
    </SiteFooter>
  );
}

/**
 * Renders the slot for the host's chat directly in the shadow root, after our wrapper. There the chat inherits the page's
 * font and colours, and keeps the page's background. The wrapper must exist first.
 */
function FooterChat() {
  const [root, setRoot] = useState<Node>();
  const findRoot = useCallback((mark: HTMLElement | null) => {
    if (mark) setRoot(mark.getRootNode());
  }, []);
  if (!root) return <span hidden ref={findRoot} />;
  return root instanceof ShadowRoot ? createPortal(<ChatPlace />, root) : <ChatPlace />;
}

/** The slot for the host's chat. Hidden while it is empty. */
function ChatPlace() {
  const text = useFooterText();
  const slot = useRef<HTMLSlotElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  useEffect(() => {
    const place = slot.current;
    const look = () => setEmpty(place?.assignedElements({ flatten: true }).length === 0);
    look();
    return listen(place, ['slotchange'], look);
  }, []);
  return (
    <section lang={useLanguage()} aria-label={text.chat} hidden={isEmpty}>
      <slot ref={slot} name="chat" />
    </section>
  );
}

/** The links to privacy, cookie settings and price comparison. */
function FooterLinks() {
  const text = useFooterText();
  const linkTo = useLink();
  const { runtime } = useAppContext();
  const openCookieSettings = () => {
    window.dispatchEvent(new CustomEvent('kfp-open-cookie-consent'));
    // The code of an element that shows the dialog may not have loaded yet. On a page without one, the host has a dialog.
    if (findInDocument(askingTags.join())) void runtime.openCookieSettings().catch(() => undefined);
  };
  const { personvernUrl = privacyPath } = useConfig();
  return (
    <Stack gap={4}>
      <Link {...linkTo(personvernUrl)}>{text.privacy}</Link>
      <div>
        <Button variant="quiet" trackAs="cookie-settings" onClick={openCookieSettings}>{text.cookieSettings}</Button>
      </div>
      <Text>
        <span>{text.compare}</span>{' '}
        <Link {...linkTo('https://www.finansportalen.no', true)} isInline>
          {text.compareSite}
        </Link>
      </Text>
    </Stack>
  );
}
