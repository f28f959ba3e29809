import { warnOnce } from '../../platform/warn.ts';
import { safeAddress } from '../../runtime/links/links.ts';

/** The address of the logo, absolute, unless it breaks the URL rule. */
export function checkedLogo(logo: string | undefined): string | undefined {
  if (logo === undefined) return undefined;
  const address = safeAddress(logo);
  if (address === undefined) warnOnce(`<kfp-header> logo: ${JSON.stringify(logo)} is not valid and is ignored.`);
  return address;
}
