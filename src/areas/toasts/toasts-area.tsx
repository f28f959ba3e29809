import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useReady } from '../../hooks/use-ready.ts';
import { useStore } from '../../hooks/use-store.ts';
import { ToastRegion } from '../../ui/feedback/toast-region.tsx';
import { StyleRootContext, useStyles } from '../../ui/style/use-styles.ts';
import type { ToastsModel } from './create-toasts-model.ts';
import { createToastsModel, defaultLimit } from './create-toasts-model.ts';
import type { ToastPlacement } from './toasts-element.ts';
import { useHostToasts } from './use-host-toasts.ts';
import { useToastsText } from './use-toasts-text.ts';
import { useTopDialog } from '../../hooks/use-top-dialog.ts';
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
