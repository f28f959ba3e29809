import type { ConsentAnswers } from '../domain/cookie-consent.ts';
import type { Finding } from '../doctor/doctor.ts';
import { inLaterTask } from '../platform/clock.ts';
import { readAttribute } from '../platform/element-declaration.ts';
import type { HostValues, SessionDetail } from '../runtime/host/host.ts';
import type { AttributeValues } from './attribute-values.ts';
import { createAttributeValues, defineAccessors, observedAttributes } from './attribute-values.ts';
import { providePageRuntime } from './create-page-runtime.ts';
import type { PageRuntime } from './page-runtime.ts';
import { getPageRuntime, version } from './page-runtime.ts';
import { runtimeElement } from './runtime-element.ts';
import { withCommonAttributes } from './with-common-attributes.ts';

/** Provides the page's runtime and registers `kfp-runtime`, unless the page has them already. */
export function registerRuntime(): void {
  // On a server there is no page.
  if (typeof customElements === 'undefined') return;
  providePageRuntime();
  if (!customElements.get(runtimeElement.tag)) customElements.define(runtimeElement.tag, createRuntimeClass());
}

/**
 * Hands a call on once the services, and their clock, have arrived; `time` is when it was made. Nobody waits for what
 * becomes of an event, so without their code it is lost in silence.
 */
function methodOf(page: PageRuntime, name: 'refresh' | 'logout' | 'extendSession' | 'openCookieSettings' | 'track') {
  // eslint-disable-next-line no-restricted-syntax
  return async (event: unknown, time = Date.now()) => {
    try {
      await (await page.services())[name](event, time);
    } catch (error) {
      if (name !== 'track') throw error;
    }
  };
}

/** A facade: it takes what the host says at once, and hands calls on when the services have arrived. */
function createRuntimeClass(): CustomElementConstructor {
  const page = getPageRuntime();
  const declaration = withCommonAttributes(runtimeElement);

  class KfpRuntime extends HTMLElement {
    static readonly observedAttributes = observedAttributes(declaration);
    static {
      defineAccessors<KfpRuntime>(this.prototype, declaration, (element) => element.#values);
      for (const name of ['refresh', 'logout', 'extendSession', 'openCookieSettings', 'track'] as const) {
        Object.assign(this.prototype, { [name]: methodOf(page, name) });
      }
    }
    #release: (() => void) | undefined;
    readonly #values: AttributeValues = createAttributeValues(this, declaration, () => {
      if (this.#release) queueMicrotask(page.update); // Several changes of one task are one.
    });

    constructor() {
      super();
      const invisible = new CSSStyleSheet();
      invisible.replaceSync(':host{display:none}');
      this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [invisible];
    }

    get version(): string {
      return version;
    }

    get ready(): Promise<void> {
      return page.services().then(({ session }) => session.ready);
    }

    get session(): SessionDetail | null {
      return page.current()?.session.detail() ?? null;
    }

    get consent(): ConsentAnswers | null {
      return page.current()?.consent.current()?.get() ?? null;
    }

    /** Does not wait for the services, which may be missing. */
    diagnose(): Promise<readonly Finding[]> {
      return import('./page-watch.ts').then((code) => code.diagnose());
    }

    connectedCallback(): void {
      this.#release ??= page.claim({ element: this, values: () => hostValues(this, this.#values.all()) });
    }

    disconnectedCallback(): void {
      // A host that moves the element connects it again within the task.
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
  return KfpRuntime;
}

/** The configuration of the attribute lies below that of the property. What the page has put on every object is not the host's. */
function hostValues(element: Element, values: HostValues): HostValues {
  const { tag, attributes: { config } } = runtimeElement;
  return { __proto__: null, ...values, configAttribute: readAttribute(tag, config, element.getAttribute('config')) };
}
