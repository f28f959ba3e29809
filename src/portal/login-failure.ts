import type { ErrorPageProps } from '../areas/error-page/error-page-area.tsx';
import { loginText } from '../areas/login/login-text.ts';

/** The page for a customer who cannot log in (LG-19). */
export const loginFailure: ErrorPageProps = { type: 'block', kind: 'generell', lead: loginText.failure };
