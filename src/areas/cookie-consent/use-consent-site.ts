import { defaultInsurerName } from '../../domain/insurer-name.ts';
import { insurancePath } from '../../domain/policy.ts';
import { useConfig } from '../../hooks/use-config.ts';
import { useLink } from '../../hooks/use-link.ts';

/** Who asks, and the link to what they say of privacy. */
export function useConsentSite() {
  const { consentOwner, insurerName = defaultInsurerName, personvernUrl = `${insurancePath}/personvern` } = useConfig();
  return { owner: consentOwner ?? insurerName, privacyLink: useLink()(personvernUrl) };
}
