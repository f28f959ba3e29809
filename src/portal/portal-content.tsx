import { ErrorPageArea } from '../areas/error-page/error-page-area.tsx';
import { CustomerView } from '../shell/customer-view.tsx';
import { Loader } from '../ui/feedback/loader.tsx';
import type { AreaLoader } from './lazy-area.tsx';
import { LazyArea } from './lazy-area.tsx';
import { loginFailure } from './login-failure.ts';
import { LoginPage } from './login-page.tsx';
import { portalText } from './portal-text.ts';
import type { PortalGate } from './use-portal-gate.ts';

interface PortalContentProps {
  readonly gate: PortalGate;
  /** The area of the address; undefined where the address leads nowhere. */
  readonly load: AreaLoader | undefined;
}

/** What is on the portal's page. */
export function PortalContent({ gate, load }: PortalContentProps) {
  if (gate === 'off') return <ErrorPageArea kind="generell" />;
  if (gate === 'login' || gate === 'closed') {
    return <LoginPage closed={<ErrorPageArea status={404} />} failure={<ErrorPageArea {...loginFailure} />} />;
  }
  return (
    <CustomerView loader={<Loader variant="page" text={portalText.loading} />}>
      {load ? <LazyArea load={load} /> : <ErrorPageArea status={404} reportNotFound />}
    </CustomerView>
  );
}
