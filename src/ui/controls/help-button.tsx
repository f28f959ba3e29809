import type { PointerEvent, ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { startTimeout } from '../../platform/clock.ts';
import { hasFocus } from '../../platform/focused-elements.ts';
import { Icon } from '../content/icon.tsx';
import { VisuallyHidden } from '../content/text.tsx';
import { useStyles } from '../style/use-styles.ts';
import { hasPopover, popoverMode, useDismissal, useTopLayer } from './use-top-layer.ts';
import css from './help-button.css?inline';

export interface HelpButtonProps {
  /** The button's hidden text: 'Vis hjelpetekst'. */
  readonly label: string;
  /** Stable tracking name, such as `show-total-help`. */
  readonly trackAs: string;
  /** The help itself: text, no controls. */
  readonly children: ReactNode;
}

/** A question mark with a tooltip that opens on hover, focus and click. */
export function HelpButton({ label, trackAs, children }: HelpButtonProps) {
  useStyles(css);
  const id = useId();
  const area = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const { isOpen, areaProps, buttonProps } = useTooltip(area, button);
  useTopLayer(isOpen, button, tooltip);
  return (
    <span ref={area} className="help" {...areaProps}>
      <button ref={button} type="button" className="help-button" aria-describedby={id} data-track-as={trackAs} {...buttonProps}>
        <Icon name="help" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <span
        ref={tooltip}
        id={id}
        role="tooltip"
        popover={popoverMode()}
        className={isOpen ? 'tooltip is-open' : 'tooltip'}
        hidden={!isOpen && !hasPopover()}
      >
        {children}
      </span>
    </span>
  );
}

/** Hover and focus open the tooltip while they last; a click pins it until the next click or Escape. */
type TooltipState = 'closed' | 'open' | 'pinned';

/** Milliseconds of hover before the tooltip opens, and that the pointer may take from the button to the text. */
const hoverDelay = 250;
const leaveDelay = 150;

const openIfClosed = (state: TooltipState): TooltipState => (state === 'closed' ? 'open' : state);
const togglePinned = (state: TooltipState): TooltipState => (state === 'pinned' ? 'closed' : 'pinned');

/** State of a tooltip. `area` contains its button and its text. */
function useTooltip(area: RefObject<HTMLElement | null>, button: RefObject<HTMLButtonElement | null>) {
  const [state, setState] = useState<TooltipState>('closed');
  const cancelTimer = useRef<(() => void) | undefined>(undefined);
  const isPointerInside = useRef(false);
  const isOpen = state !== 'closed';

  const stopTimer = useCallback(() => {
    cancelTimer.current?.();
    cancelTimer.current = undefined;
  }, []);
  const change = (next: (state: TooltipState) => TooltipState, milliseconds = 0) => {
    stopTimer();
    if (milliseconds === 0) setState(next);
    else cancelTimer.current = startTimeout(() => setState(next), milliseconds);
  };
  const close = useCallback(() => {
    stopTimer();
    setState('closed');
  }, [stopTimer]);

  useEffect(() => stopTimer, [stopTimer]);
  useDismissal(isOpen, area, button, close);

  return {
    isOpen,
    areaProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        isPointerInside.current = true;
        change(openIfClosed, hoverDelay);
      },
      onPointerLeave: () => {
        isPointerInside.current = false;
        if (!button.current || !hasFocus(button.current)) change((now) => (now === 'open' ? 'closed' : now), leaveDelay);
      },
    },
    buttonProps: {
      onFocus: () => change(openIfClosed),
      // A press on the text takes the focus from the button, but must not close the tooltip.
      onBlur: () => { if (!isPointerInside.current) close(); },
      onClick: () => change(togglePinned),
    },
  };
}
