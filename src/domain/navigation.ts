import type { Distributor, LoginContext } from './distributor.ts';
import { isMobileBank } from './distributor.ts';
import { insurancePath, isWithin, pathSegment, portalPath } from './link.ts';

export type NavigationName =
  | 'overview' | 'documents' | 'invoices' | 'damagePayment' | 'purchase' | 'reportClaim' | 'claims' | 'profile' | 'offers';

export interface NavigationItem {
  readonly name: NavigationName;
  readonly href: string;
  /** Opens in a new tab. */
  readonly isExternal: boolean;
}

interface NavigationFacts {
  /** `meldSkadeUrl`. Without it the item is left out. */
  readonly reportClaimUrl: string | undefined;
  /** `skadesakerNavUrl`, which replaces the portal's own page. */
  readonly claimsUrl: string | undefined;
  /** `links.skadeBetaling` (RT-13). */
  readonly hasDamagePayment: boolean;
  readonly offerCount: number;
}

/** The navigation items in order. */
export function navigationItems(facts: NavigationFacts): readonly NavigationItem[] {
  const { reportClaimUrl, claimsUrl = `${portalPath}/jump/seopp/skadesaker`, hasDamagePayment, offerCount } = facts;
  const items: readonly (readonly [name: NavigationName, href: string | false | undefined, isExternal?: boolean])[] = [
    ['overview', portalPath],
    ['documents', `${insurancePath}/dokumenter`],
    ['invoices', `${portalPath}/betaling`],
    ['damagePayment', hasDamagePayment && `${insurancePath}/skade/betaling`],
    ['purchase', `${portalPath}/kjopsinnganger`],
    ['reportClaim', reportClaimUrl, true],
    ['claims', claimsUrl, true],
    ['profile', `${portalPath}/forsikringsprofil`],
    ['offers', offerCount > 0 && `${portalPath}/tilbud`],
  ];
  return items.flatMap(([name, href, isExternal = false]) => (href ? [{ name, href, isExternal }] : []));
}

/**
 * The absolute path without query, hash and trailing slash. A path outside the insurer's pages, such as `/tilbud` or `tilbud`, is
 * relative to the portal.
 */
export function navigationPath(path: string): string {
  const plain = path.replace(/[?#].*/s, '').replace(/\/+$/, '');
  return isWithin(plain, insurancePath) ? plain : portalPath + plain.replace(/^(?=[^/])/, '/');
}

/** The navigation address that a path belongs to: the longest one above it. The overview matches exactly only. */
export function activeHref(path: string, hrefs: readonly string[]): string | undefined {
  // The invoices are outside the portal, but a portal route leads to them.
  const place = isWithin(path, `${insurancePath}/betaling`) ? path.replace(insurancePath, portalPath) : path;
  const fits = hrefs.filter((href) => (href === portalPath ? place === href : isWithin(place, href)));
  return fits.toSorted((a, b) => b.length - a.length)[0];
}

/** Whether a path is a receipt. A receipt has no way back. */
export function isReceipt(path: string): boolean {
  return path.includes('/kvittering');
}

interface OnlineBank {
  readonly distributor: Distributor;
  readonly loginContext: LoginContext;
  /** `domene` of the bank's contact info; counts for sb1 only. */
  readonly domain: string | undefined;
  /** `info.nettbankUrl`; counts for all others. */
  readonly bankUrl: string | undefined;
  /** `bankBaseUrl` and `nettbankOverviewPath`; default: those of sb1. */
  readonly baseUrl: string | undefined;
  readonly overviewPath: string | undefined;
}

/** Whether the link back to the online bank needs the bank's `domene`. */
export function needsBankDomain({ distributor, loginContext }: Pick<OnlineBank, 'distributor' | 'loginContext'>): boolean {
  return distributor === 'sb1' && loginContext === 'NETTBANK';
}

/**
 * The link back to the online bank, if there is one (NX-21). None in a bank's app; for sb1 only after a login through
 * its online bank.
 */
export function onlineBankLink(bank: OnlineBank): string | undefined {
  if (isMobileBank(bank.loginContext)) return undefined;
  if (bank.distributor !== 'sb1') return bank.bankUrl;
  const domain = needsBankDomain(bank) && pathSegment(bank.domain);
  if (!domain) return undefined;
  const { baseUrl = 'https://www.sparebank1.no', overviewPath = 'nettbank-privat/oversikt' } = bank;
  return `${baseUrl.replace(/\/+$/, '')}/${domain}/${overviewPath.replace(/^\/+/, '')}`;
}
