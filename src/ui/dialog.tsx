import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Actions } from './actions.tsx';
import { Heading } from './heading.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';
import { useStyles } from './use-styles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import css from './dialog.css?inline';

export interface DialogProps {
  readonly title: string;
  readonly text: string;
  /** What has the focus at first. */
  readonly focusRef: RefObject<HTMLElement | null>;
  /** What is said to those who listen, each time it changes; not seen. */
  readonly announcement?: string | undefined;
  /** Messages between the text and the actions. */
  readonly children?: ReactNode;
  /** The buttons; nothing else closes the dialog. */
  readonly actions: ReactNode;
}

/** A question above the page that has to be answered: open as long as it is rendered. */
export function Dialog({ title, text, focusRef, announcement, children, actions }: DialogProps) {
  useStyles(css);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    focusRef.current?.focus();
    // Closing gives the focus back to where it was.
    return () => element?.close();
  }, [focusRef]);
  useStaysOpen(dialog);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      closedby="none"
    >
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={2} size="m" id={`${id}-title`}>{title}</Heading>
          <Text id={`${id}-text`}>{text}</Text>
        </Stack>
        {children}
        <Actions>{actions}</Actions>
      </Stack>
      <div aria-live="assertive">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </dialog>
  );
}

/** Where `closedby` is not known, Escape would close the dialog: the third time even when `cancel` is prevented. */
function useStaysOpen(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const page = dialog.current?.ownerDocument;
    const keep = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') event.preventDefault();
    };
    const element = dialog.current;
    element?.addEventListener('cancel', keep);
    page?.addEventListener('keydown', keep, true);
    return () => {
      element?.removeEventListener('cancel', keep);
      page?.removeEventListener('keydown', keep, true);
    };
  }, [dialog]);
}
