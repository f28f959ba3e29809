import { insurancePath } from '../../domain/policy.ts';
import { useConfig } from '../../hooks/use-config.ts';
import { useLink } from '../../hooks/use-link.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { SiteFooter } from '../../ui/site-footer.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { FooterChat } from './footer-chat.tsx';
import { FooterContact } from './footer-contact.tsx';
import { footerText } from './footer-text.ts';

/** The footer (FH-01 to FH-18), to everybody. */
export function FooterArea() {
  const linkTo = useLink();
  const { personvernUrl = `${insurancePath}/personvern` } = useConfig();
  return (
    <SiteFooter>
      <FooterContact />
      <Stack gap={4}>
        <Link {...linkTo(personvernUrl)}>{footerText.privacy}</Link>
        <div>
          <Button variant="quiet" onClick={openCookieSettings}>{footerText.cookieSettings}</Button>
        </div>
        <Text>
          {footerText.compare}{' '}
          <Link {...linkTo('https://www.finansportalen.no')} isInline isExternal announcement={footerText.newTab}>
            {footerText.compareSite}
          </Link>
        </Text>
      </Stack>
      <FooterChat />
    </SiteFooter>
  );
}

/** Whoever holds the consent dialog opens it: an element of ours, or the host (contract section 4). */
function openCookieSettings(): void {
  window.dispatchEvent(new CustomEvent('kfp-open-cookie-consent'));
}
