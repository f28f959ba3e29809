import { SiteFooter } from '../../ui/site-footer.tsx';
import { FooterChat } from './footer-chat.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FooterLinks } from './footer-links.tsx';

/** The footer (FH-01 to FH-18), to everybody. */
export function FooterArea() {
  return (
    <SiteFooter>
      <FooterContact />
      <FooterLinks />
      <FooterChat />
    </SiteFooter>
  );
}
