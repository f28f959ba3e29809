import type { ComponentType } from 'react';
import type { ElementDeclaration } from '../platform/element-declaration.ts';
import { noteMoment } from '../platform/user-timing.ts';
import type { ElementModel } from './element-class.tsx';
import { createElementClass } from './element-class.tsx';
import { findFacade } from './element-facade.ts';
import { hasPageRuntime } from './page-runtime.ts';
import { registerLengthUnit } from './element-root.tsx';
import { withTitleAttributes } from './title-attributes.ts';
import { withCommonAttributes } from './with-common-attributes.ts';

/** Registers a tag, after `kfp-runtime`, or fills its facade; a tag that the page has already stays as it is. */
export function registerElement<P extends object>(
  declaration: ElementDeclaration,
  Area: ComponentType<P>,
  model?: ElementModel,
): void {
  // On a server there is no page.
  if (typeof customElements === 'undefined') return;
  const define = () => {
    registerLengthUnit();
    const { tag } = declaration;
    const facade = findFacade(tag);
    if (customElements.get(tag) && !facade) return;
    noteMoment(tag, 'defined');
    const code = createElementClass(withCommonAttributes(withTitleAttributes(declaration)), Area, model);
    if (facade) facade.fill(code);
    else customElements.define(tag, code);
  };
  // A bundler may run the module of kfp-runtime, which makes the runtime, after this one; before any microtask they have both run.
  if (hasPageRuntime()) define();
  else queueMicrotask(define);
}
