import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { inLaterTask } from '../platform/clock.ts';
import { documentMember } from '../platform/document-member.ts';
import type { ElementDeclaration } from '../platform/element-declaration.ts';
import type { ReadableStore, Store } from '../platform/store.ts';
import { createStore } from '../platform/store.ts';
import type { ElementCode } from './element-facade.ts';
import type { AttributeValues, Values } from './attribute-values.ts';
import { createAttributeValues, defineAccessors, observedAttributes } from './attribute-values.ts';
import { adoptStylesAgain } from '../ui/style/use-styles.ts';
import { ElementFrame } from './element-frame.tsx';
import { heldHeight } from './held-place.ts';
import { getPageElements } from './page-runtime.ts';

/** What the methods of an element act on: made with the element, and given to its component as `model`. */
export interface ElementModel {
  readonly create: () => object;
  /** Names of the public methods, which are those of what `create` gives. */
  readonly methods: readonly string[];
}

/** What r2wc's class has beside HTMLElement. */
interface WrappedElement extends HTMLElement {
  readonly container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Makes the class of a custom element that shows `Area`, which gets the element's own values as props. Where it has
 * methods, they are those of `model`.
 *
 * r2wc mounts the component in an open shadow root. Attributes and properties are ours, because r2wc loses properties
 * set before the definition, reflects them, ignores removed and bare boolean attributes, throws on bad JSON, remounts
 * a moved element and renders once per property.
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

  class KfpElement extends Wrapped {
    static readonly observedAttributes = observedAttributes(declaration);
    static readonly buildUpon = (element: HTMLElement) => {
      builtUpon = element;
      new KfpElement();
    };
    static {
      defineAccessors(this.prototype as KfpElement, declaration, (element) => element.#values);
      defineMethods(this.prototype as KfpElement, model?.methods ?? [], (element) => element.#model);
    }
    readonly #model = model?.create();
    readonly #values: AttributeValues = createAttributeValues(this, declaration, () => this.#publishSoon());
    readonly #props: Store<Values> = createStore(this.#allProps());
    #isMounted = false;
    /** Tells the page that the element has gone from its place. */
    #leave: (() => void) | undefined;

    constructor() {
      super();
      propsOf.set(this, this.#props);
    }

    /** The message of code that did not come has a root in this place, which goes on as the element's. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return emptyRootOf(this) ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      this.#leave?.();
      this.#leave = getPageElements().add({ element: this, needsCustomer: declared.needsCustomer });
      if (this.#isMounted) {
        // Moved within a task: its state is kept.
        adoptStylesAgain(this.container);
        return;
      }
      this.#isMounted = true;
      this.#props.set(this.#allProps());
      guardOwnerDocument(this.container);
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

    /** Several changes of one task are one render. */
    #publishSoon(): void {
      queueMicrotask(() => this.#props.set(this.#allProps()));
    }

    #allProps(): Values {
      return this.#model ? { ...this.#values.all(), model: this.#model } : this.#values.all();
    }
  }
  return KfpElement;
}

/** What a declaration says of the frame of its elements. */
function declaredFrame({ needsCustomer = false, titleLevel = 1, place }: ElementDeclaration) {
  return { needsCustomer, titleLevel, place: place && heldHeight(place, '100cqi') };
}

/** Gives a class the methods of what its elements have as their model. */
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

/** What r2wc's class gets from `super()`: the element whose facade is being filled, or a new one. */
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
 * Preact makes nodes by the methods of the parent node's `ownerDocument`. Mark-up of the page such as
 * `<img name="createElementNS">` takes the place of these methods, so each node below `root` then gets an `ownerDocument`
 * that has the browser's own ones. On any other page nothing is changed.
 *
 * Mark-up that comes after the element was drawn is not seen.
 */
function guardOwnerDocument(root: Node): void {
  const names = ['createElementNS', 'createTextNode'] as const;
  if (names.every((name) => document[name] === documentMember(name))) return;

  const makers = {
    createElementNS: (...made: [string, string, ElementCreationOptions?]): Element =>
      guard(documentMember('createElementNS').apply(document, made)),
    createTextNode: (text: string): Text => documentMember('createTextNode').call(document, text),
  };
  const guard = <T extends Node>(node: T): T => Object.defineProperty(node, 'ownerDocument', { value: makers });
  guard(root);
}
