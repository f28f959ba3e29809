import { navigationItems } from '../../domain/navigation-items.ts';
import { activeHref } from '../../domain/navigation-path.ts';
import { useConfig } from '../../hooks/use-config.ts';
import { useLink } from '../../hooks/use-link.ts';
import type { NavListLink } from '../../ui/controls/nav-list.tsx';
import { navigationText } from './navigation-text.ts';
import { useOfferCount } from './use-offer-count.ts';

/** The links of the navigation. The offers are among them when there are some, with their number when it is known. */
export function useNavigationLinks(path: string, hasOverview: boolean): readonly NavListLink[] {
  const linkTo = useLink();
  const { meldSkadeUrl, skadesakerNavUrl, links } = useConfig();
  const offers = useOfferCount(hasOverview);
  const items = navigationItems({
    reportClaimUrl: meldSkadeUrl,
    claimsUrl: skadesakerNavUrl,
    hasDamagePayment: links.skadeBetaling === true,
    offerCount: offers.number,
  });
  const active = activeHref(path, items.map(({ href }) => href));
  return items.map(({ name, href, isExternal }) => ({
    key: name,
    label: navigationText.items[name],
    ...linkTo(href, isExternal),
    isCurrent: href === active,
    count: name === 'offers' && offers.isWhole ? { number: offers.number, hiddenText: navigationText.offers } : undefined,
  }));
}
