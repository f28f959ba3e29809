import type { ElementDeclaration } from '../platform/element-declaration.ts';

/**
 * The CSS height that an element reserves before it renders, to avoid a layout shift below it.
 *
 * @param width the element's width in CSS: `100%` in properties whose per cent refers to the width, such as padding, else `100cqi`
 */
export function reservedHeight([narrow, wide]: NonNullable<ElementDeclaration['heights']>, width: string): string {
  return `clamp(${wide}px,(680px - ${width})*999,${narrow}px)`;
}
