import type { FocusEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import { isFocusFree } from '../../platform/document-member.ts';
import { ClockContext } from '../feedback/clock-context.ts';
import { useStyles } from '../style/use-styles.ts';
import type { Box, Size } from './use-top-layer.ts';
import { hasPopover, useDismissal, useTopLayer } from './use-top-layer.ts';
import css from './menu.css?inline';

export interface MenuProps {
  readonly label: string;
  /** Stable name of the button, such as `menu`: what it is tracked by. */
  readonly trackAs: string;
  /** Links, and perhaps buttons. */
  readonly children: ReactNode;
}

/** A button with a menu of links; closed by Escape, a press outside, leaving it and following a link. */
export function Menu({ label, trackAs, children }: MenuProps) {
  useStyles(css);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismissal(isOpen, area, button, close);
  useTopLayer(isOpen, button, panel, placeMenu);
  useFocusBack(isOpen, button);

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    button.current?.focus();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div ref={area} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-track-as={trackAs}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div
        ref={panel}
        id={id}
        className={hasPopover() ? 'menu-panel' : 'menu-panel menu-inline'}
        popover="manual"
        hidden={!isOpen && !hasPopover()}
        onClick={onClick}
      >
        {children}
      </div>
    </div>
  );
}

/** When the menu has closed and nothing else has taken the focus, as after a press on the page, the button gets it. */
function useFocusBack(isOpen: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const clock = useContext(ClockContext);
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    return clock.setTimeout(() => {
      if (isFocusFree()) button.current?.focus();
    }, 0);
  }, [isOpen, button, clock]);
}

/** Distances in px: between button and menu, and kept to the edges of the window. */
const gap = 4;
const margin = 8;

/**
 * Where a menu goes in the window, in px for `position: fixed`: below its button, on the edge of it that is nearer to
 * the window's, and inside the window even where it then covers the button.
 */
export function placeMenu(anchor: Box, menu: Size, view: Size): { left: number; top: number } {
  const end = anchor.left + anchor.width;
  const left = anchor.left + end < view.width ? anchor.left : end - menu.width;
  const inside = (start: number, length: number, room: number) => Math.max(margin, Math.min(start, room - margin - length));
  return {
    left: inside(left, menu.width, view.width),
    top: inside(anchor.top + anchor.height + gap, menu.height, view.height),
  };
}
