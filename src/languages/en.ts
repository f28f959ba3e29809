import type { TextTree } from '../platform/texts.ts';
import { amounts } from './en/amounts.ts';
import { banner } from './en/banner.ts';
import { claimsJump } from './en/claims-jump.ts';
import { cookieConsent } from './en/cookie-consent.ts';
import { errorPage } from './en/error-page.ts';
import { feedback } from './en/feedback.ts';
import { footer } from './en/footer.ts';
import { forms } from './en/forms.ts';
import { header } from './en/header.ts';
import { lateBlocks } from './en/late-blocks.ts';
import { link } from './en/link.ts';
import { login } from './en/login.ts';
import { navigation } from './en/navigation.ts';
import { offers } from './en/offers.ts';
import { otherInsurances } from './en/other-insurances.ts';
import { overview } from './en/overview.ts';
import { portal } from './en/portal.ts';
import { profile } from './en/profile.ts';
import { purchaseEntries } from './en/purchase-entries.ts';
import { recommendations } from './en/recommendations.ts';
import { sessionNote } from './en/session-note.ts';
import { sessionWarning } from './en/session-warning.ts';
import { shell } from './en/shell.ts';
import { tasks } from './en/tasks.ts';
import { toasts } from './en/toasts.ts';

/** The English texts, by the name of each catalogue. */
export const en = {
  amounts,
  banner,
  claimsJump,
  cookieConsent,
  errorPage,
  feedback,
  footer,
  forms,
  header,
  lateBlocks,
  link,
  login,
  navigation,
  offers,
  otherInsurances,
  overview,
  portal,
  profile,
  purchaseEntries,
  recommendations,
  sessionNote,
  sessionWarning,
  shell,
  tasks,
  toasts,
} satisfies Readonly<Record<string, TextTree>>;
