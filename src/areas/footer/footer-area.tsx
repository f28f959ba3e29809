import { SiteFooter } from '../../ui/site/site-footer.tsx';
import { FooterChat } from './footer-chat.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FooterLinks } from './footer-links.tsx';

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
