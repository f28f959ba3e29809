import { insurancePath } from '../../domain/policy.ts';
import { useConfig } from '../../hooks/use-config.ts';
import { useLink } from '../../hooks/use-link.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/content/text.tsx';
import { footerText } from './footer-text.ts';

/** Privacy, cookies, and where prices are compared. */
export function FooterLinks() {
  const linkTo = useLink();
  const { personvernUrl = `${insurancePath}/personvern` } = useConfig();
  return (
    <Stack gap={4}>
      <Link {...linkTo(personvernUrl)}>{footerText.privacy}</Link>
      <div>
        <Button variant="quiet" onClick={openCookieSettings}>{footerText.cookieSettings}</Button>
      </div>
      <Text>
        {footerText.compare}{' '}
        <Link {...linkTo('https://www.finansportalen.no', true)} isInline>
          {footerText.compareSite}
        </Link>
      </Text>
    </Stack>
  );
}

/** Whoever holds the consent dialog opens it: an element of ours, or the host. */
function openCookieSettings(): void {
  window.dispatchEvent(new CustomEvent('kfp-open-cookie-consent'));
}
