import type { TextTree } from '../platform/texts.ts';
import { amounts } from './nn/amounts.ts';
import { banner } from './nn/banner.ts';
import { claimsJump } from './nn/claims-jump.ts';
import { cookieConsent } from './nn/cookie-consent.ts';
import { errorPage } from './nn/error-page.ts';
import { feedback } from './nn/feedback.ts';
import { footer } from './nn/footer.ts';
import { forms } from './nn/forms.ts';
import { header } from './nn/header.ts';
import { lateBlocks } from './nn/late-blocks.ts';
import { link } from './nn/link.ts';
import { login } from './nn/login.ts';
import { navigation } from './nn/navigation.ts';
import { offers } from './nn/offers.ts';
import { otherInsurances } from './nn/other-insurances.ts';
import { overview } from './nn/overview.ts';
import { portal } from './nn/portal.ts';
import { profile } from './nn/profile.ts';
import { purchaseEntries } from './nn/purchase-entries.ts';
import { recommendations } from './nn/recommendations.ts';
import { sessionNote } from './nn/session-note.ts';
import { sessionWarning } from './nn/session-warning.ts';
import { shell } from './nn/shell.ts';
import { tasks } from './nn/tasks.ts';
import { toasts } from './nn/toasts.ts';

/** The nynorsk texts, by the name of each catalogue. */
export const nn = {
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
