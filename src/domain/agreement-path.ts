import type { Agreement } from './agreement.ts';
import { insurancePath, pathSegment } from './link.ts';

export interface AgreementLink {
  /** A path on the page's own origin, or the distributor's address. */
  readonly href: string;
  /** True for the distributor's own detail page. */
  readonly isExternal: boolean;
}

const genericPath = 'detaljer';
const missingDetailsPath = 'skade/mangler-detaljer';

/** Detail paths by product type. The first matching row counts; `*` stands for any text (AL-30, T-38). */
const detailPaths: readonly (readonly [path: string, types: string])[] = [
  ['skade/kjaeledyr/detaljer', 'KJAELEDYR LOFAVOR_KJAELEDYR'],
  ['innbo/detaljer', 'INNBO'],
  ['hus/detaljer', 'HUS'],
  ['hytte/detaljer', 'FRITIDSHUS'],
  ['skade/boligselger/detaljer', 'BOLIGSELGER'],
  ['skade/reise/detaljer', 'REISE'],
  ['motor/detaljer', 'BAAT MC MOPED NAERINGSBIL VETERANBIL SNOSCOOTER TRAKTOR CAMPINGVOGN VAREBIL ANNEN_BIL ANNET_KJORETOY BIL SEK TILHENGER BOBIL'],
  [genericPath, 'HEST VERDISAKER LANDBRUK *_UTVIDELSE'],
  ['skade/kollektiv/detaljer', 'KOLLEKTIV_HJEM KOLLEKTIV_REISE GRUPPE_* KOLLEKTIV_*'],
];

/**
 * The link of an agreement's card (AL-38). The source decides first, then the product type. Undefined without a
 * policy number.
 *
 * @param eikaDetailsUrl the distributor's detail page (`eikaDetaljerUrl`), already checked; it may have a query
 */
export function agreementPath(agreement: Agreement, eikaDetailsUrl: string | undefined): AgreementLink | undefined {
  const number = pathSegment(agreement.policyNumber);
  if (number === undefined) return undefined;
  if (agreement.source === 'EIKA_SKADE' && eikaDetailsUrl) {
    return { href: withPolicyNumber(eikaDetailsUrl, number), isExternal: true };
  }
  return { href: `${insurancePath}/${pathBySource(agreement.source) ?? pathByProduct(agreement)}/${number}`, isExternal: false };
}

/** Whether there is an `agreementPath`. */
export function leadsSomewhere({ policyNumber }: Agreement): boolean {
  return pathSegment(policyNumber) !== undefined;
}

function pathBySource(source: string | undefined): string | undefined {
  if (source === 'PROLIFE') return 'liv/avtaledetaljer';
  if (source === 'EIKA_PERSON') return 'liv/avtaledetaljer/eika';
  // Reached only when the distributor's page has no address (AL-37).
  return source === 'EIKA_SKADE' ? missingDetailsPath : undefined;
}

function pathByProduct({ productType: type = '', productCode, status }: Agreement): string {
  // Y44 has a detail page only while it is being renewed (AL-28).
  const isY44 = type === 'KOLLEKTIV_REISE' && productCode === 'Y44';
  if (isY44 && status !== 'RENEWAL') return genericPath;
  const row = detailPaths.find(([, types]) => types.split(' ').some((one) => matches(one, type)));
  return row?.[0] ?? missingDetailsPath;
}

function matches(code: string, type: string): boolean {
  if (code.endsWith('*')) return type.startsWith(code.slice(0, -1));
  return code.startsWith('*') ? type.endsWith(code.slice(1)) : type === code;
}

/** Sets the policy number in an address. The address may already have a query, this parameter, or a fragment. */
function withPolicyNumber(url: string, number: string): string {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const others = query.split('&').filter((pair) => pair !== '' && !/^forsikringsnummer(?:=|$)/.test(pair));
  return `${address}?${[...others, `forsikringsnummer=${number}`].join('&')}${fragment}`;
}
