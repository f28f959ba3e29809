import { warnOnce } from '../../platform/warn.ts';
import { isSafeAddress } from '../../runtime/check-address.ts';

/** The address of the logo, unless it breaks the URL rule. */
export function checkedLogo(logo: string | undefined): string | undefined {
  if (logo === undefined || isSafeAddress(logo)) return logo;
  warnOnce(`<kfp-header> logo: ${JSON.stringify(logo)} is not valid and is ignored.`);
  return undefined;
}
