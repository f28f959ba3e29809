import { errorPageText } from '../areas/error-page/error-page-text.ts';
import { loginText } from '../areas/login/login-text.ts';
import type { PortalGate } from './use-portal-gate.ts';

/** Heading of what stands in place of the portal's pages; none of a page itself. */
export const gateTitles = {
  loading: undefined,
  off: errorPageText.kinds.error.generell.title,
  login: loginText.title,
  closed: errorPageText.notFound.title,
  open: undefined,
} as const satisfies Record<PortalGate, string | undefined>;
