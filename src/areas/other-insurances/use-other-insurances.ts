import { useConfig } from '../../hooks/app-context.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useSession } from '../../hooks/use-session.ts';
import type { Config } from '../../runtime/config/config.ts';

type Configured = NonNullable<Config['andreForsikringer']>[number];

/** An insurance with a name to show it by. */
export type OtherInsurance = Configured & { readonly title: string };

/** What the page is configured to show; the host is told once it is known who is logged in. */
export function useOtherInsurances(): readonly OtherInsurance[] {
  const { andreForsikringer = [] } = useConfig();
  useReady(useSession().status === 'logged-in');
  return andreForsikringer.filter((insurance): insurance is OtherInsurance => insurance.title !== undefined);
}
