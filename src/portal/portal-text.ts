import { errorPageText } from '../areas/error-page/error-page-text.ts';
import { loginText } from '../areas/login/login-text.ts';

const notFound = errorPageText.notFound.title;

/** Texts of the portal page. */
export const portalText = {
  loading: 'Laster innhold',
  /** Document title of a page (RT-23). */
  documentTitle: (heading: string) => `${heading} - Forsikring`,
  /** Heading of what stands in place of a page. */
  gateTitles: {
    loading: undefined,
    off: errorPageText.kinds.error.generell.title,
    login: loginText.title,
    closed: notFound,
    open: undefined,
  },
  loginError: 'Vi får ikke logget deg inn akkurat nå. Prøv igjen senere, eller ta kontakt med oss.',
  notFound,
  areaError: 'Noe har gått galt',
  retry: 'Prøv igjen',
} as const;
