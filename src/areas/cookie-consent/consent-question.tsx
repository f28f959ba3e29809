import { useState } from 'react';
import type { ConsentCategory } from '../../domain/consent-answers.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useLazyWithRetry } from '../../hooks/use-lazy-with-retry.ts';
import { useReady } from '../../hooks/use-ready.ts';
import { useStore } from '../../hooks/use-store.ts';
import type { HostEventDetails } from '../../runtime/host/host.ts';
import type { PageConsent } from '../../runtime/consent/consent.ts';
import type { ConsentModel } from './create-consent-model.ts';
import { createConsentModel } from './create-consent-model.ts';
import { useConsentReport } from './use-consent-report.ts';
import { useIsAsking } from './use-is-asking.ts';

export interface ConsentQuestionProps {
  readonly consent: PageConsent;
  /** Only an answer closes the dialog. Default: false. */
  readonly blocking?: boolean;
  /** What is asked for. Default: functional and statistics (CC-14). */
  readonly categories?: readonly ConsentCategory[];
  readonly onAccept?: (detail: HostEventDetails['kfp-consent-change']) => unknown;
  readonly model?: ConsentModel;
  /** Inside another element, which tells itself when it is ready. */
  readonly isPart?: boolean;
}

const usualCategories: readonly ConsentCategory[] = ['functional', 'statistics'];

/** The dialog while it has to be shown. Its code comes when there is first something to ask. */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const { element } = useAppContext();
  const { consent, blocking = false, categories = usualCategories, onAccept } = props;
  const [own] = useState(createConsentModel);
  const model = props.model ?? own;
  const answers = useStore(consent);
  const { isDue, isAsking } = useIsAsking(consent, model, categories);
  const report = useConsentReport(consent, onAccept);
  useReady(answers !== undefined && !props.isPart);
  if (!isDue) return null;
  const dismiss = () => {
    model.close();
    consent.leftIn.set(element);
  };
  return (
    <LateDialog
      isAsking={isAsking}
      categories={categories}
      answers={answers}
      onDismiss={blocking ? undefined : dismiss}
      onAnswer={(given) => {
        model.close();
        report(consent.save(given));
      }}
    />
  );
}

const loadDialog = () => import('./consent-dialog.tsx');

function LateDialog(props: Parameters<Awaited<ReturnType<typeof loadDialog>>['ConsentDialog']>[0]) {
  const arrived = useLazyWithRetry(loadDialog);
  return arrived ? <arrived.ConsentDialog {...props} /> : null;
}
