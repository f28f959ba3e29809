import { insurancePath, portalPath } from './policy.ts';

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
