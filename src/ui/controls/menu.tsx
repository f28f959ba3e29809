import type { FocusEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { startTimeout } from '../../platform/clock.ts';
import { isFocusFree } from '../../platform/document-member.ts';
import { useStyles } from '../style/use-styles.ts';
import type { Box, Size } from './use-top-layer.ts';
import { hasPopover, popoverMode, useDismissal, useTopLayer } from './use-top-layer.ts';
import css from './menu.css?inline';

export interface MenuProps {
  readonly label: string;
  /** Stable tracking name of the button, such as `menu`. */
  readonly trackAs: string;
  /** Links and buttons. */
  readonly children: ReactNode;
}

/** A button with a menu of links. Escape, a press outside, focus that leaves it, and a followed link close the menu. */
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
        className="menu-panel"
        popover={popoverMode()}
        hidden={!isOpen && !hasPopover()}
        onClick={onClick}
      >
        {children}
      </div>
    </div>
  );
}

/** Moves the focus to the button when the menu closes and no other element has the focus, for example after a press on the page. */
function useFocusBack(isOpen: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    return startTimeout(() => {
      if (isFocusFree()) button.current?.focus();
    }, 0);
  }, [isOpen, button]);
}

/** Distances in px: from the button to the menu, and from the menu to the window's edges. */
const gap = 4;
const margin = 8;

/**
 * Position of a menu in the window, in px for `position: fixed`: below its button, aligned with the button's edge that is
 * nearer to the window's edge. It stays inside the window, even if it then covers the button.
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
