import type { ElementDeclaration } from '../platform/element-declaration.ts';

/**
 * The height that an element keeps before it draws, so that what is below it does not move.
 *
 * @param width that of the element, in CSS: `100%` where a per cent is one of the width, as in a padding, or `100cqi`
 */
export function heldHeight([narrow, wide]: NonNullable<ElementDeclaration['place']>, width: string): string {
  return `clamp(${wide}px,(680px - ${width})*999,${narrow}px)`;
}
