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
  /** `meldSkadeUrl`; without one there is no such item. */
  readonly reportClaimUrl: string | undefined;
  /** `skadesakerNavUrl`, in place of the portal's own page. */
  readonly claimsUrl: string | undefined;
  /** `links.skadeBetaling` (RT-13). */
  readonly hasDamagePayment: boolean;
  readonly offerCount: number;
}

/** The items of the navigation in their order. */
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

/** A path of the page or, such as `/tilbud`, below the portal's, as a path of the page without query, hash and last slash. */
export function navigationPath(path: string): string {
  const plain = path.replace(/[?#].*/s, '').replace(/\/+$/, '');
  return isWithin(plain, insurancePath) ? plain : portalPath + plain;
}

/** The address that a path of the page belongs to: the longest one it lies in; the overview is itself only. */
export function activeHref(path: string, hrefs: readonly string[]): string | undefined {
  // The invoices are outside the portal, whose own route leads to them.
  const place = isWithin(path, `${insurancePath}/betaling`) ? path.replace(insurancePath, portalPath) : path;
  const fits = hrefs.filter((href) => (href === portalPath ? place === href : isWithin(place, href)));
  return fits.toSorted((a, b) => b.length - a.length)[0];
}

/** Whether a path belongs to a receipt, from which there is no way back. */
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
  /** `bankBaseUrl` and `nettbankOverviewPath`, where sb1's own are not meant. */
  readonly baseUrl: string | undefined;
  readonly overviewPath: string | undefined;
}

/** Whether the way back is made from the bank's own part of the domain. */
export function needsBankDomain({ distributor, loginContext }: Pick<OnlineBank, 'distributor' | 'loginContext'>): boolean {
  return distributor === 'sb1' && loginContext === 'NETTBANK';
}

/** The way back to the online bank, if there is one (NX-21): not in the app, for sb1 only from its online bank. */
export function onlineBankLink(bank: OnlineBank): string | undefined {
  if (isMobileBank(bank.loginContext)) return undefined;
  if (bank.distributor !== 'sb1') return bank.bankUrl;
  const domain = needsBankDomain(bank) && pathSegment(bank.domain);
  if (!domain) return undefined;
  const { baseUrl = 'https://www.sparebank1.no', overviewPath = 'nettbank-privat/oversikt' } = bank;
  return `${baseUrl.replace(/\/+$/, '')}/${domain}/${overviewPath.replace(/^\/+/, '')}`;
}
