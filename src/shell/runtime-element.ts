import { version } from '../platform/version.ts';
import type { HostErrorReporter } from '../runtime/error-reporter.ts';
import type { NativeBridge } from '../runtime/link-opener.ts';
import type { SessionDetail } from '../runtime/session-store.ts';
import type { AttributeValues } from './attribute-values.ts';
import { createAttributeValues, defineAccessors, observedAttributes } from './attribute-values.ts';
import { getPageRuntime } from './page-runtime.ts';
import { runtimeDeclaration } from './runtime-declaration.ts';

/** Registers `kfp-runtime` unless the page has one already, and gives that. */
export function registerRuntime(): void {
  if (!customElements.get(runtimeDeclaration.tag)) customElements.define(runtimeDeclaration.tag, createRuntimeClass());
}

/** A facade: it takes what the host says at once, and hands calls on when the services have arrived. */
function createRuntimeClass(): CustomElementConstructor {
  const page = getPageRuntime();

  class KfpRuntime extends HTMLElement {
    static readonly observedAttributes = observedAttributes(runtimeDeclaration);
    static {
      defineAccessors<KfpRuntime>(this.prototype, runtimeDeclaration, (element) => element.#values);
    }
    #release: (() => void) | undefined;
    readonly #values: AttributeValues = createAttributeValues(this, runtimeDeclaration, () => {
      if (this.#release) page.update();
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
      const { status, expiresAt } = page.current()?.session.get() ?? { status: 'loading', expiresAt: null };
      return status === 'loading' ? null : { state: status, expiresAt };
    }

    async refresh(): Promise<void> {
      await (await page.services()).refresh();
    }

    connectedCallback(): void {
      this.#release ??= page.claim({ element: this, read: () => this.#read() });
    }

    disconnectedCallback(): void {
      // A host that moves the element connects it again within the task.
      setTimeout(() => {
        if (this.isConnected) return;
        this.#release?.();
        this.#release = undefined;
      });
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      this.#values.setAttribute(name, text);
    }

    #read() {
      const { distributor, loginContext, apiHost, config, transport, errorReporter, nativeBridge } = this.#values.all();
      return {
        distributor: textOrNull(distributor),
        loginContext: textOrNull(loginContext),
        apiHost: textOrNull(apiHost),
        config: [config],
        transport: functionOrNone<typeof fetch>(transport),
        errorReporter: functionOrNone<HostErrorReporter>(errorReporter),
        nativeBridge: nativeBridge as NativeBridge | undefined,
      };
    }
  }
  return KfpRuntime;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function functionOrNone<F>(value: unknown): F | undefined {
  return typeof value === 'function' ? (value as F) : undefined;
}
