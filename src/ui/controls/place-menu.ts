import type { Box, Size } from './place-tooltip.ts';

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
