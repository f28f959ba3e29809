import type { ComponentType } from 'react';
import type { ElementDeclaration } from '../platform/element-declaration.ts';
import type { ElementModel } from './element-class.tsx';
import { createElementClass } from './element-class.tsx';
import { registerRuntime } from './runtime-element.ts';
import { registerLengthUnit } from './register-length-unit.ts';
import { withCommonAttributes } from './with-common-attributes.ts';

/** Registers a tag, after `kfp-runtime`; a tag that the page has already stays as it is. */
export function registerElement<P extends object>(
  declaration: ElementDeclaration,
  Area: ComponentType<P>,
  model?: ElementModel,
): void {
  // On a server there is no page.
  if (typeof customElements === 'undefined') return;
  // Bundlers may run the modules of a page in another order, so the runtime is made by whoever comes first.
  registerRuntime();
  registerLengthUnit();
  if (customElements.get(declaration.tag)) return;
  customElements.define(declaration.tag, createElementClass(withCommonAttributes(declaration), Area, model));
}
