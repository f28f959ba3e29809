import type { ReactNode, RefObject } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { isFocusFree } from '../../platform/document-member.ts';
import { hasFocus } from '../../platform/focused-elements.ts';
import type { ButtonProps } from '../controls/button.tsx';
import { Button } from '../controls/button.tsx';
import { onEscape } from '../controls/on-escape.ts';
import { FormRow } from './form-row.tsx';

interface EditRowProps {
  readonly title: ReactNode;
  /** Id of the title, for controls in the form that it labels. Default: a generated id. */
  readonly titleId?: string;
  /** For moving focus to the title. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>;
  readonly value: ReactNode;
  /** Text about the value. */
  readonly note?: ReactNode;
  /** Label of the button that opens and closes the row. */
  readonly editText: string;
  /** Whether the closed row has that button. A form that is open stays. Default: true. */
  readonly isEditable?: boolean;
  readonly isOpen: boolean;
  /** Blocks opening and closing while the form is being saved. */
  readonly isBusy: boolean;
  readonly onToggle: () => void;
  /** The form of the open row. */
  readonly children: ReactNode;
}

/**
 * A row that opens to a form. The focus moves into the form when it opens, and back to the button, else to the title, when it
 * closes, unless another element has the focus by then. Escape closes the form.
 */
export function EditRow({ title, titleId, titleRef, value, note, editText, isEditable = true, isOpen, isBusy, onToggle, children }: EditRowProps) {
  const id = useId();
  const nameId = titleId ?? `${id}-title`;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    if (isOpen) focusIn(panel.current);
    else if (isFocusFree()) (button.current ?? titleRef?.current)?.focus();
  }, [isOpen, titleRef]);

  const edit = (isEditable || isOpen) && (
    <EditButton
      titleRef={titleRef}
      variant="quiet"
      trackAs="edit"
      ref={button}
      describedBy={nameId}
      isExpanded={isOpen}
      controls={isOpen ? `${id}-form` : undefined}
      isDisabled={isBusy}
      onClick={onToggle}
    >
      {editText}
    </EditButton>
  );
  return (
    <FormRow title={title} titleId={nameId} titleRef={titleRef} value={value} action={edit}>
      {note}
      {isOpen && (
        <div id={`${id}-form`} ref={panel} role="group" aria-labelledby={nameId} {...onEscape(isBusy ? undefined : onToggle)}>
          {children}
        </div>
      )}
    </FormRow>
  );
}

interface EditButtonProps extends ButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly titleRef: EditRowProps['titleRef'];
}

/** A button that gives its focus to the title when the row is no longer editable. */
function EditButton({ titleRef, ...button }: EditButtonProps) {
  const { ref } = button;
  useLayoutEffect(() => {
    const [{ current }, title] = [ref, titleRef?.current];
    return () => {
      if (current && hasFocus(current)) title?.focus({ preventScroll: true });
    };
  }, [ref, titleRef]);
  return <Button {...button} />;
}

/** Focuses the checked radio, else the first control. */
function focusIn(panel: HTMLElement | null): void {
  (panel?.querySelector<HTMLElement>(':checked') ?? panel?.querySelector('input'))?.focus();
}
