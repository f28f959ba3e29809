import type { Distributor } from './distributor.ts';
import type { LoginContext } from './login-context.ts';
import { isMobileBank } from './login-context.ts';
import { pathSegment } from './path-segment.ts';

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
