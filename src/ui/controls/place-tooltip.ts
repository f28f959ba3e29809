export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distances in px: between button and tooltip, and kept to the edges of the window. */
const gap = 8;
const margin = 8;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/**
 * Where a tooltip goes in the window, in px for `position: fixed`: above its button and centred on it, below where
 * there is no room above, and never outside the window's edges.
 */
export function placeTooltip(anchor: Box, tooltip: Size, view: Size): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - tooltip.width / 2;
  const above = anchor.top - gap - tooltip.height;
  const below = anchor.top + anchor.height + gap;
  const hasRoomAbove = above >= margin;
  const hasRoomBelow = below + tooltip.height <= view.height - margin;
  const top = hasRoomAbove || !hasRoomBelow ? above : below;
  return {
    left: clamp(centred, margin, Math.max(margin, view.width - margin - tooltip.width)),
    top: clamp(top, margin, Math.max(margin, view.height - margin - tooltip.height)),
  };
}
