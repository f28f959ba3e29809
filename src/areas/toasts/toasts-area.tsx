import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAppContext, useIsFirstElement, useStore } from '../../hooks/app-context.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import { useLazy } from '../../hooks/use-lazy.ts';
import { useTopDialog } from '../../hooks/use-top-dialog.ts';
import { ToastRegion } from '../../ui/feedback/toast-region.tsx';
import { StyleRootContext, useStyles } from '../../ui/style/use-styles.ts';
import type { ToastsModel } from './create-toasts-model.ts';
import { createToastsModel, defaultLimit } from './create-toasts-model.ts';
import type { ToastPlacement } from './toasts-element.ts';
import type { ToastsText } from './toasts-text.ts';
import { toastsText } from './toasts-text.ts';
import css from './toasts-area.css?inline';

interface ToastsAreaProps {
  readonly placement?: ToastPlacement;
  readonly max?: number;
  readonly lang?: string;
  readonly model?: ToastsModel;
}

/** The messages of the page, inside a modal dialog of ours while there is one. */
export function ToastsArea({ placement = 'center', max = defaultLimit, lang = 'nb', model: given }: ToastsAreaProps) {
  useStyles(css);
  const [own] = useState(createToastsModel);
  const { queue, add } = given ?? own;
  const toasts = useStore(queue);
  const dialog = useTopDialog();
  const { notifications, close, language } = useToastsText(lang);
  useHostToasts(add);
  useReady(true);
  useEffect(() => queue.setLimit(max), [queue, max]);
  useEffect(() => queue.clear, [queue]);

  const region = (
    <ToastRegion
      label={notifications}
      closeText={close}
      language={language}
      placement={placement}
      toasts={toasts.filter(({ state }) => state !== 'queued')}
      onPause={queue.setPaused}
      onClose={queue.close}
    />
  );
  const root = dialog?.getRootNode();
  if (!dialog || !(root instanceof ShadowRoot)) return region;
  return createPortal(<StyleRootContext.Provider value={root}>{region}</StyleRootContext.Provider>, dialog);
}

/**
 * Shows what is sent to the window as `kfp-toast`, in one element of the page only. Whoever sends it as
 * cancelable is told by that that it is shown.
 */
function useHostToasts(add: ToastsModel['add']): void {
  const { element: own } = useAppContext();
  const isFirst = useIsFirstElement(({ element }) => element.localName === own.localName);
  useEffect(() => {
    if (!isFirst) return;
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<{ readonly content?: unknown } | null>;
      // One that has just been removed shows nothing any more.
      if (detail?.content === undefined || !own.isConnected) return;
      if (add(detail.content, detail)) event.preventDefault();
    };
    window.addEventListener('kfp-toast', show);
    return () => window.removeEventListener('kfp-toast', show);
  }, [isFirst, add, own]);
}

/** Norwegian, and what the host has asked for once that is here. A translation that does not arrive is done without. */
function useToastsText(language: string): ToastsText {
  const load = useCallback(
    async () => (/^n[bno]\b/i.test(language) ? toastsText : (await import('./toast-translations.ts')).findTranslation(language)),
    [language],
  );
  return useLazy(load).value ?? toastsText;
}
