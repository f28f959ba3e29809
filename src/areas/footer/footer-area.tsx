import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { insurancePath } from '../../domain/link.ts';
import { useConfig } from '../../hooks/app-context.ts';
import { useLink } from '../../hooks/use-link.ts';
import { Text } from '../../ui/content/text.tsx';
import { useLanguage } from '../../ui/content/use-texts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { SiteFooter } from '../../ui/site/site-footer.tsx';
import { FooterContact } from './footer-contact.tsx';
import { useFooterText } from './footer-text.ts';

interface FooterAreaProps {
  /** Inside another element, which tells itself when it is ready. */
  readonly isPart?: boolean;
}

/** The footer, to everybody. */
export function FooterArea({ isPart = false }: FooterAreaProps) {
  return (
    <SiteFooter>
      <FooterContact isPart={isPart} />
      <FooterLinks />
      <FooterChat />
    </SiteFooter>
  );
}

/**
 * Puts the place for the host's chat below what we draw, after our wrapper in the shadow root: what is in it inherits the
 * page's own font and colours there, on the page's own ground. The wrapper has to be there first.
 */
function FooterChat() {
  const [root, setRoot] = useState<Node>();
  const findRoot = useCallback((mark: HTMLElement | null) => {
    if (mark) setRoot(mark.getRootNode());
  }, []);
  if (!root) return <span hidden ref={findRoot} />;
  return root instanceof ShadowRoot ? createPortal(<ChatPlace />, root) : <ChatPlace />;
}

/** The place for the host's chat; hidden while the host has put nothing there. */
function ChatPlace() {
  const text = useFooterText();
  const slot = useRef<HTMLSlotElement>(null);
  const [isEmpty, setEmpty] = useState(true);
  useEffect(() => {
    const place = slot.current;
    const look = () => setEmpty(place?.assignedElements({ flatten: true }).length === 0);
    look();
    place?.addEventListener('slotchange', look);
    return () => place?.removeEventListener('slotchange', look);
  }, []);
  return (
    <section lang={useLanguage()} aria-label={text.chat} hidden={isEmpty}>
      <slot ref={slot} name="chat" />
    </section>
  );
}

/** Privacy, cookies, and where prices are compared. */
function FooterLinks() {
  const text = useFooterText();
  const linkTo = useLink();
  const { personvernUrl = `${insurancePath}/personvern` } = useConfig();
  return (
    <Stack gap={4}>
      <Link {...linkTo(personvernUrl)}>{text.privacy}</Link>
      <div>
        <Button variant="quiet" trackAs="cookie-settings" onClick={openCookieSettings}>{text.cookieSettings}</Button>
      </div>
      <Text>
        {text.compare}{' '}
        <Link {...linkTo('https://www.finansportalen.no', true)} isInline>
          {text.compareSite}
        </Link>
      </Text>
    </Stack>
  );
}

/** Whoever holds the consent dialog opens it: an element of ours, or the host. */
function openCookieSettings(): void {
  window.dispatchEvent(new CustomEvent('kfp-open-cookie-consent'));
}
