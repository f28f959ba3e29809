import { carriedOffers, offersQuery } from '../../api/offers.ts';
import { isPast } from '../../domain/date.ts';
import { activeHref, navigationItems } from '../../domain/navigation.ts';
import { useAppContext, useConfig } from '../../hooks/app-context.ts';
import { useCachedAgreements } from '../../hooks/use-cached-agreements.ts';
import { useCustomerQuery } from '../../hooks/use-customer-query.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { useMinute } from '../../hooks/use-minute.ts';
import { useLink } from '../../hooks/use-link.ts';
import type { NavListLink } from '../../ui/controls/nav-list.tsx';
import { useNavigationText } from './navigation-text.ts';

interface OfferCount {
  /** 0 while unknown. */
  readonly number: number;
  /** Number of unexpired offers; undefined when there may be more. */
  readonly valid: number | undefined;
}

/** A failed request of the page is not repeated just for the number. */
const asked = { isSilent: true, retryOnMount: false };

/**
 * Counts the saved offers. The overview's response may contain them. Beside an overview, they are requested only
 * when that response has none (API-68).
 */
function useOfferCount(hasOverview: boolean): OfferCount {
  // The overview asks for the agreements, after the requests for the content above.
  const { state: agreements } = useCachedAgreements();
  const { api, queryClient } = useAppContext().runtime;
  const beside = agreements?.data && carriedOffers(api, agreements.data);
  const carried = agreements?.status === 'error' ? undefined : beside;
  const isEarly = hasOverview && !agreements?.dataUpdatedAt && !agreements?.errorUpdateCount;
  const isWanted = !isEarly && !carried;
  // A query that becomes enabled is fetched whatever `retryOnMount` says.
  const hasFailed = hasOverview && queryClient.getQueryState(offersQuery(api).queryKey)?.status === 'error';
  const isAsked = useKept(false, (was) => was || (isWanted && !hasFailed));
  const own = useCustomerQuery('navigation', offersQuery, { ...asked, isEnabled: isWanted && isAsked });
  const fetched = own.isError ? undefined : own.data;
  const now = useMinute();
  // On the offers pages, the offers from the overview may be outdated. After a failed refetch, these pages show `own.data`.
  const isStale = own.isError && own.data !== undefined;
  const fresh = hasOverview ? (carried ?? fetched) : (fetched ?? (isStale ? undefined : carried));
  const { offers = [] } = fresh ?? own.data ?? beside ?? {};
  const isWhole = fresh?.hasSourceError === false;
  return { number: offers.length, valid: isWhole ? offers.filter(({ expirationDate }) => !isPast(expirationDate, now)).length : undefined };
}

/** Returns the navigation links. The offers link is included when there are offers, with their number when known. */
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
