import type { MouseEvent, ReactNode, Ref } from 'react';
import { useStyles } from '../style/use-styles.ts';
import css from './button.css?inline';

/** `destructive` is for what cannot be undone, where it is confirmed. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';

export interface ButtonProps {
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  /** Shows a spinner in place of the label, keeps the width, the name and the focus, and lets no click through. */
  readonly isBusy?: boolean;
  /** Lets no click through while something else is busy; focusable all the same. */
  readonly isDisabled?: boolean;
  readonly describedBy?: string | undefined;
  /** For a button that opens what `controls` has the id of: whether that is open. */
  readonly isExpanded?: boolean | undefined;
  readonly controls?: string | undefined;
  /** Stable name, such as `remove-offer`: what it is tracked by, whatever its text. */
  readonly trackAs: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly children: ReactNode;
}

/** A button, 48 px high. Never `disabled`, which would drop the focus: `aria-disabled` and a guard instead. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', type = 'button', isBusy = false, isDisabled = false, ref, children } = props;
  const { describedBy, isExpanded, controls, trackAs } = props;
  useStyles(css);
  const isInert = isBusy || isDisabled;
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else props.onClick?.(event);
  };
  return (
    <button
      ref={ref}
      part="button"
      type={type}
      className={`button button-${variant}`}
      aria-disabled={isInert ? 'true' : undefined}
      aria-describedby={describedBy}
      aria-expanded={isExpanded}
      aria-controls={controls}
      data-busy={isBusy ? '' : undefined}
      data-track-as={trackAs}
      onClick={guard}
    >
      <span className="button-label">{children}</span>
      {isBusy ? <span className="button-spinner" aria-hidden="true" /> : null}
    </button>
  );
}
