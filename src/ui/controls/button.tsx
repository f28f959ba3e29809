import type { MouseEvent, ReactNode, Ref } from 'react';
import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../content/use-texts.ts';
import { Loader } from '../feedback/loader.tsx';
import { useStyles } from '../style/use-styles.ts';
import css from './button.css?inline';

/** `destructive` confirms an action that cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';

export interface ButtonProps {
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  /** Shows a spinner in place of the label and ignores clicks. The button keeps its width, name and focus. A wait of over a second is announced. */
  readonly isBusy?: boolean;
  /** Ignores clicks while something else is busy; the button stays focusable. */
  readonly isDisabled?: boolean;
  readonly describedBy?: string | undefined;
  /** Whether the element with the id `controls` is open, for a button that opens it. */
  readonly isExpanded?: boolean | undefined;
  readonly controls?: string | undefined;
  /** Stable tracking name, such as `remove-offer`, independent of the text. */
  readonly trackAs: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly children: ReactNode;
}

/** A button, 48 px high. It uses `aria-disabled` and ignores clicks; `disabled` would drop the focus. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', type = 'button', isBusy = false, isDisabled = false, ref, children } = props;
  const { describedBy, isExpanded, controls, trackAs } = props;
  useStyles(css);
  const text = useTexts(buttonText);
  const isInert = isBusy || isDisabled;
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else props.onClick?.(event);
  };
  return (
    <>
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
      {isBusy && <Loader variant="quiet" delay={1_000} text={text.busy} />}
    </>
  );
}

export const buttonText = {
  name: 'button',
  nb: {
    /** For screen readers, while the button is busy. */
    busy: 'Vent litt',
  },
} as const satisfies Catalogue;
