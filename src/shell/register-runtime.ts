import type { ConsentAnswers } from '../domain/cookie-consent.ts';
import type { Finding } from '../doctor/doctor.ts';
import { inLaterTask, inTime } from '../platform/clock.ts';
import { readAttribute } from '../platform/element-declaration.ts';
import { createStyleSheet } from '../platform/document-member.ts';
import { version } from '../platform/version.ts';
import type { HostValues, SessionDetail } from '../runtime/host/host.ts';
import type { AttributeValues } from './attribute-values.ts';
import { createAttributeValues, defineAccessors, observedAttributes } from './attribute-values.ts';
import { providePageRuntime } from './create-page-runtime.ts';
import type { PageRuntime } from './page-runtime.ts';
import { getPageRuntime, pageRegistry } from './page-runtime.ts';
import { runtimeElement } from './runtime-element.ts';
import { withCommonAttributes } from './with-common-attributes.ts';

/** Creates the page's runtime and registers `kfp-runtime`, unless the page already has them. */
export function registerRuntime(): void {
  providePageRuntime();
  if (!pageRegistry()?.get(runtimeElement.tag)) customElements.define(runtimeElement.tag, createRuntimeClass());
}

/**
 * Defines the methods, which wait for the services. A tracked event gets the time and path of the call: the host may go to
 * another page, or change the event, before the services have loaded.
 */
function defineMethods(prototype: object, page: PageRuntime): void {
  for (const name of ['refresh', 'logout', 'extendSession', 'openCookieSettings'] as const) {
    Object.assign(prototype, { [name]: async () => (await page.services())[name]() });
  }
  Object.assign(prototype, {
    async track(event: object) {
      try {
        // eslint-disable-next-line no-restricted-syntax -- the services' clock has not loaded yet
        const created = { ...event, time: Date.now(), path: location.pathname };
        await (await page.services()).track(created);
      } catch {
        // No host waits for it.
      }
    },
  });
}

/** Creates the class of `kfp-runtime`. It stores the host's values at once and forwards calls when the services have loaded. */
function createRuntimeClass(): CustomElementConstructor {
  const page = getPageRuntime();
  const declaration = withCommonAttributes(runtimeElement);
  let valuesOf!: (element: KfpRuntime) => AttributeValues;
  class KfpRuntime extends HTMLElement {
    static readonly observedAttributes = observedAttributes(declaration);
    static { valuesOf = (element) => element.#values; }
    #release: (() => void) | undefined;
    readonly #values: AttributeValues = createAttributeValues(this, declaration, () => {
      if (this.#release) queueMicrotask(page.update); // Several changes in one task cause one update.
    });

    constructor() {
      super();
      // Otherwise it would be an item of a flex row or a grid.
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [createStyleSheet(':host{display:none}')];
    }

    get version(): string {
      return version;
    }

    get ready(): Promise<void> {
      return page.services().then(({ session }) => session.ready);
    }

    get session(): SessionDetail | null {
      return page.runtime?.session.detail() ?? null;
    }

    get consent(): ConsentAnswers | null {
      return page.runtime?.consent.current()?.get() ?? null;
    }

    /** Works without the services, because they may be what failed to load. */
    diagnose(): Promise<readonly Finding[]> {
      return inTime(import('./page-watch.ts')).then((code) => code.diagnose());
    }

    connectedCallback(): void {
      this.#release ??= page.claim({ element: this, values: () => hostValues(this, this.#values.all()) });
    }

    disconnectedCallback(): void {
      // When a host moves the element, it is connected again within the same task.
      inLaterTask(() => {
        if (this.isConnected) return;
        this.#release?.();
        this.#release = undefined;
      });
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      this.#values.setAttribute(name, text);
    }
  }
  defineAccessors(KfpRuntime.prototype, declaration, valuesOf);
  defineMethods(KfpRuntime.prototype, page);
  return KfpRuntime;
}

/** Adds the attribute's configuration as the layer below the property's. No prototype: a page may have extended Object.prototype. */
function hostValues(element: Element, values: HostValues): HostValues {
  const { tag, attributes: { config } } = runtimeElement;
  return { __proto__: null, ...values, configAttribute: readAttribute(tag, config, element.getAttribute('config')) };
}
