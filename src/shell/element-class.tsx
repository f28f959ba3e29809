import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { inLaterTask } from '../platform/clock.ts';
import { documentMember, pageDocument } from '../platform/document-member.ts';
import type { ElementDeclaration } from '../platform/element-declaration.ts';
import type { ReadableStore, Store } from '../platform/store.ts';
import { createStore } from '../platform/store.ts';
import type { ElementCode } from './element-facade.ts';
import { reservedHeight } from './element-facade.ts';
import type { AttributeValues, Values } from './attribute-values.ts';
import { createAttributeValues, defineAccessors, observedAttributes } from './attribute-values.ts';
import { around } from '../runtime/language/language.ts';
import { adoptStyles, adoptStylesAgain } from '../ui/style/use-styles.ts';
import { ElementFrame } from './element-frame.tsx';
import { getPageElements } from './page-runtime.ts';

/** Fills the available width where a host would shrink to its content, such as an inline block or a centred column item. */
const placeWideCss = ':host{width:-moz-available;width:-webkit-fill-available}';

/** The model behind an element's public methods. It is created with the element; the component gets it as prop `model`. */
export interface ElementModel {
  readonly create: () => object;
  /** Names of the model's methods that become public methods of the element. */
  readonly methods: readonly string[];
}

/** The members that r2wc's class adds to HTMLElement. */
interface WrappedElement extends HTMLElement {
  readonly container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Creates the class of a custom element that shows `Area`. `Area` gets the element's values as props.
 * The element's public methods are those of `model`.
 *
 * r2wc mounts the component in an open shadow root. This class handles attributes and properties itself, because r2wc
 * loses properties set before the definition, reflects properties, ignores removed and bare boolean attributes, throws
 * on bad JSON, remounts a moved element and renders once per property.
 */
export function createElementClass<P extends object>(
  declaration: ElementDeclaration,
  Area: ComponentType<P>,
  model?: ElementModel,
): ElementCode {
  const declared = declaredFrame(declaration);
  const propsOf = new WeakMap<Element, ReadableStore<Values>>();

  function Frame({ container }: { readonly container: ShadowRoot }) {
    const props = propsOf.get(container.host);
    return props && <ElementFrame root={container} {...declared} props={props} Area={Area} />;
  }
  const Wrapped = r2wc(Frame, { shadow: 'open' }) as unknown as new () => WrappedElement;
  Object.setPrototypeOf(Wrapped, ElementBase);
  let valuesOf!: (element: KfpElement) => AttributeValues;
  let modelOf!: (element: KfpElement) => object | undefined;

  class KfpElement extends Wrapped {
    static get observedAttributes(): string[] { return observedAttributes(declaration); } // As in r2wc's class: Babel's loose mode assigns fields.
    static readonly buildUpon = (element: HTMLElement) => {
      builtUpon = element;
      new KfpElement();
    };
    static { valuesOf = (element) => element.#values; }
    static { modelOf = (element) => element.#model; }
    readonly #model = model?.create();
    readonly #values: AttributeValues = createAttributeValues(this, declaration, () => this.#publishSoon());
    readonly #props: Store<Values> = createStore(this.#allProps());
    #isMounted = false;
    /** Removes the element from the page's list of connected elements. */
    #leave: (() => void) | undefined;

    constructor() {
      super();
      propsOf.set(this, this.#props);
    }

    /** Reuses the shadow root that the facade has attached for its message. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return emptyRootOf(this) ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      this.#leave?.();
      this.#leave = getPageElements().add({ element: this, needsCustomer: declared.needsCustomer });
      guardOwnerDocument(this.container);
      adoptStylesAgain(this.container);
      if (this.#isMounted) return; // Moved within one task: the element keeps its state.
      this.#isMounted = true;
      this.#props.set(this.#allProps());
      fillWidth(this.container);
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      inLaterTask(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        this.#leave?.();
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      this.#values.setAttribute(name, text);
    }

    /** Batches the changes of one task into one render. */
    #publishSoon(): void {
      queueMicrotask(() => this.#props.set(this.#allProps()));
    }

    #allProps(): Values {
      return this.#model ? { ...this.#values.all(), model: this.#model } : this.#values.all();
    }
  }
  defineAccessors(KfpElement.prototype, declaration, valuesOf);
  defineMethods(KfpElement.prototype, model?.methods ?? [], modelOf);
  return KfpElement;
}

/** The frame options of a declaration, with their defaults. */
function declaredFrame({ needsCustomer = false, titleLevel = 1, heights }: ElementDeclaration) {
  return { needsCustomer, titleLevel, height: heights && reservedHeight(heights, '100cqi') };
}

/** Defines methods on the class that call the element's model. */
function defineMethods<E extends object>(prototype: E, names: readonly string[], modelOf: (element: E) => object | undefined): void {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: E, ...args: unknown[]) {
        return (modelOf(this) as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args);
      },
    });
  }
}

let builtUpon: HTMLElement | undefined;

/** Base constructor of r2wc's class. Returns the element whose facade is being filled, or a new element. */
function ElementBase(): HTMLElement {
  const element = builtUpon ?? (Reflect.construct(HTMLElement, [], new.target) as HTMLElement);
  builtUpon = undefined;
  return element;
}

function emptyRootOf({ shadowRoot }: Element): ShadowRoot | null {
  shadowRoot?.replaceChildren();
  if (shadowRoot) shadowRoot.adoptedStyleSheets = [];
  return shadowRoot;
}

/**
 * Protects Preact, which creates nodes with the methods of the parent node's `ownerDocument`, and with the parent's registry
 * of custom elements. Mark-up such as `<img name="createElementNS">` hides these methods, and Chromium refuses the registry
 * in another document, such as a popup that the element has moved to. There each node below `root` gets an `ownerDocument`
 * with the browser's own methods of the page's document. Elsewhere nodes are left unchanged.
 *
 * Mark-up that is added after the first render is not detected.
 */
function guardOwnerDocument(root: ShadowRoot): void {
  const names = ['createElementNS', 'createTextNode'] as const;
  const { ownerDocument } = root.host;
  const isSafe = ownerDocument === pageDocument() && names.every((name) => ownerDocument[name] === documentMember(name));
  if (isSafe || Object.hasOwn(root, 'ownerDocument')) return;

  const makers = {
    createElementNS: (...made: [string, string, ElementCreationOptions?]): Element =>
      guard(documentMember('createElementNS').apply(pageDocument(), made)),
    createTextNode: (text: string): Text => documentMember('createTextNode').call(pageDocument(), text),
  };
  const guard = <T extends Node>(node: T): T => Object.defineProperty(node, 'ownerDocument', { value: makers });
  for (const node of [root, ...root.querySelectorAll('*')]) guard(node);
}

/**
 * Lets an element fill the width of its place, but not as an item of a flex row: its siblings would have no room there.
 * Reading the place makes the browser lay the page out, so this happens before the element renders.
 */
function fillWidth(root: ShadowRoot): void {
  const { display, flexDirection } = getComputedStyle(around(root.host) ?? root.host);
  if (!display.includes('flex') || !flexDirection.includes('row')) adoptStyles(root, placeWideCss);
}
