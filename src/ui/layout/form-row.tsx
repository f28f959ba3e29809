import type { ReactNode, Ref } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { isFocusFree } from '../../platform/document-member.ts';
import { Button } from '../controls/button.tsx';
import { useStyles } from '../style/use-styles.ts';
import css from './form-row.css?inline';

export interface FormRowProps {
  readonly title: ReactNode;
  /** Id of the title, for the buttons that belong to it. */
  readonly titleId?: string;
  /** For moving focus to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly value: ReactNode;
  /** A short quiet button, at the end of the title's line. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A thing that is known of the customer, in a Card with others: its name, its value, and what can be done with it. */
export function FormRow({ title, titleId, titleRef, value, action, children }: FormRowProps) {
  useStyles(css);
  return (
    <div className="form-row">
      <div className="form-row-head">
        <h3 className="form-row-title" id={titleId} ref={titleRef} tabIndex={titleRef == null ? undefined : -1}>{title}</h3>
        <div className="form-row-value">{value}</div>
        {action}
      </div>
      {children}
    </div>
  );
}

interface EditRowProps {
  readonly title: string;
  /** For moving focus to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly value: ReactNode;
  /** What there is to say of the value. */
  readonly note?: ReactNode;
  /** The button that opens and closes the row. */
  readonly editText: string;
  readonly isOpen: boolean;
  /** Keeps the row as it is while something is saved. */
  readonly isBusy: boolean;
  readonly onToggle: () => void;
  /** The form of the open row; nothing while its code is on its way. */
  readonly children: ReactNode;
}

/**
 * A row that opens to a form. Focus goes into the form as it opens; as it closes, back to the button, unless
 * it has gone elsewhere in the meantime.
 */
export function EditRow({ title, titleRef, value, note, editText, isOpen, isBusy, onToggle, children }: EditRowProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isShown = isOpen && Boolean(children);
  const wasShown = useRef(isShown);
  useLayoutEffect(() => {
    if (isShown === wasShown.current) return;
    wasShown.current = isShown;
    if (isShown) focusIn(panel.current);
    else if (isFocusFree()) button.current?.focus();
  }, [isShown]);

  const edit = (
    <Button
      variant="quiet"
      trackAs="edit"
      ref={button}
      describedBy={`${id}-title`}
      isExpanded={isShown}
      controls={isShown ? `${id}-form` : undefined}
      isBusy={isOpen && !isShown}
      isDisabled={isBusy}
      onClick={onToggle}
    >
      {editText}
    </Button>
  );
  return (
    <FormRow title={title} titleId={`${id}-title`} titleRef={titleRef} value={value} action={edit}>
      {note}
      {isShown && <div id={`${id}-form`} ref={panel}>{children}</div>}
    </FormRow>
  );
}

/** The chosen one of several radios, else the first control. */
function focusIn(panel: HTMLElement | null): void {
  (panel?.querySelector<HTMLElement>(':checked') ?? panel?.querySelector('input'))?.focus();
}
