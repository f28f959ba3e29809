import { agreementsQuery } from '../../api/agreements.ts';
import { carriedOffers } from '../../api/carried-offers.ts';
import { offersQuery } from '../../api/offers.ts';
import { isPast } from '../../domain/date.ts';
import { activeHref, navigationItems } from '../../domain/navigation.ts';
import { useAppContext, useConfig } from '../../hooks/app-context.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { useLink } from '../../hooks/use-link.ts';
import type { NavListLink } from '../../ui/controls/nav-list.tsx';
import { useNavigationText } from './navigation-text.ts';

interface OfferCount {
  /** 0 while it is not known. */
  readonly number: number;
  /** Those that have not expired; undefined when there may be more. */
  readonly valid: number | undefined;
}

/** What the page has asked for in vain is not asked for again for a number. */
const asked = { isSilent: true, retryOnMount: false };

/**
 * How many saved offers there are. What the overview asks for may carry them, so beside one they are asked for only
 * when it has none (API-68).
 */
function useOfferCount(hasOverview: boolean): OfferCount {
  // Only read: the overview asks for them, after what stands above them.
  const agreements = useCustomerQuery('navigation', agreementsQuery, { ...asked, isEnabled: false });
  const { api } = useAppContext().runtime;
  const beside = agreements.data && carriedOffers(api, agreements.data);
  const carried = agreements.isError ? undefined : beside;
  const isEarly = hasOverview && agreements.isPending;
  const own = useCustomerQuery('navigation', offersQuery, { ...asked, isEnabled: !isEarly && !carried });
  const fetched = own.isError ? undefined : own.data;
  const now = useMinute();
  // On the pages of offers, those that the overview had before may have changed.
  const fresh = hasOverview ? (carried ?? fetched) : (fetched ?? carried);
  // Those that could not be asked for again are still on the page.
  const { offers = [] } = fresh ?? own.data ?? beside ?? {};
  const isWhole = fresh?.hasSourceError === false;
  return { number: offers.length, valid: isWhole ? offers.filter(({ expirationDate }) => !isPast(expirationDate, now)).length : undefined };
}

/** The links of the navigation. The offers are among them when there are some, with their number when it is known. */
export function useNavigationLinks(path: string, hasOverview: boolean): readonly NavListLink[] {
  const text = useNavigationText();
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
    label: text.items[name],
    ...linkTo(href, isExternal),
    isCurrent: href === active,
    count: name === 'offers' && offers.valid ? { number: offers.valid, hiddenText: text.offers } : undefined,
  }));
}
