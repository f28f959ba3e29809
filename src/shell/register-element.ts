import type { ComponentType } from 'react';
import type { ElementDeclaration } from '../platform/element-declaration.ts';
import { noteMoment } from '../platform/user-timing.ts';
import type { ElementModel } from './element-class.tsx';
import { createElementClass } from './element-class.tsx';
import { findFacade } from './element-facade.ts';
import { hasPageRuntime } from './page-runtime.ts';
import { registerLengthUnit } from './element-root.tsx';
import { withCommonAttributes, withTitleAttributes } from './with-common-attributes.ts';

/** Defines a tag once `kfp-runtime` is registered, or fills its facade. Leaves a tag that the page has already defined. */
export function registerElement<P extends object>(
  declaration: ElementDeclaration,
  Area: ComponentType<P>,
  model?: ElementModel,
): void {
  // Node has no style sheets. It has custom elements where Lit is loaded.
  if (typeof CSSStyleSheet === 'undefined') return;
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
  // A bundler may run the module that creates the runtime after this one. Both have run before the first microtask.
  if (hasPageRuntime()) define();
  else queueMicrotask(define);
}
