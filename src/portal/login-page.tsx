import { ErrorPageArea } from '../areas/error-page/error-page-area.tsx';
import { LoginArea } from '../areas/login/login-area.tsx';
import { useConfig } from '../hooks/use-config.ts';
import { useSession } from '../hooks/use-session.ts';
import { portalText } from './portal-text.ts';

/** The way in for a customer who is not logged in; to others it is empty (LG-05 to LG-24). */
export function LoginPage() {
  const { status } = useSession();
  const { directLogin } = useConfig().features;
  if (status !== 'logged-out') return null;
  if (directLogin === false) return <ErrorPageArea status={404} />;
  return <LoginArea failure={<ErrorPageArea type="block" kind="generell" lead={portalText.loginError} />} />;
}
