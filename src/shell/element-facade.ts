import { createElement } from '../platform/document-member.ts';
import type { ElementDeclaration } from '../platform/element-declaration.ts';
import { randomHex } from '../platform/random.ts';
import { heldHeight } from './held-place.ts';
import { majorVersion } from './page-runtime.ts';
import css from './element-facade.css?inline';

/** What a host can say to an element before its code has come. */
export interface ElementMembers {
  readonly attributes: readonly string[];
  /** Those that are not beside an attribute. */
  readonly properties?: readonly string[];
  /** By name. One that gives an id has the number of its parameters: the id is made here, and is one more. Others have 0. */
  readonly methods?: Readonly<Record<string, number>>;
  readonly place?: ElementDeclaration['place'];
}

/** The class of an element whose code is here. */
export interface ElementCode extends CustomElementConstructor {
  /** Makes an element that is there already one of the class: runs the constructor for it. */
  readonly buildUpon: (element: HTMLElement) => void;
}

/** What can be done with a tag whose code comes later. */
export interface ElementFacade {
  /** Another copy of the bundle has code for the tag. */
  readonly offer: (load: () => Promise<unknown>) => void;
  /** Gives every element of the tag its code, once. */
  readonly fill: (code: ElementCode) => void;
}

/** Copies of the bundle of one major version know each other's facades by this name. */
const facadeKey = Symbol.for(`kfp.facade.${String(majorVersion)}`);

/** The facade of a tag of this page; undefined for another class, and for a tag that nobody has defined. */
export function findFacade(tag: string): ElementFacade | undefined {
  return (customElements.get(tag) as { readonly [facadeKey]?: ElementFacade } | undefined)?.[facadeKey];
}

/** The callbacks of the code, which lies below the facade once it is there. */
interface Callbacks extends HTMLElement {
  connectedCallback?(): void;
  disconnectedCallback?(): void;
  attributeChangedCallback?(name: string, before: string | null, text: string | null): void;
}

/**
 * Defines a tag before its code has come. Its elements have the names of their members, so that a framework which asks
 * `name in element` sets properties: they lie on the element until its code takes them over. Calls of methods are kept.
 * The host's own content shows, through a slot.
 *
 * @param onWaiting is called for each element that is connected and has no code yet
 * @returns the elements that have no code yet; undefined once it is here
 */
export function defineFacade(
  tag: string,
  { attributes, properties = [], methods = {}, place }: ElementMembers,
  onWaiting: (element: HTMLElement) => void,
  offer: ElementFacade['offer'],
): () => Iterable<HTMLElement> | undefined {
  /** With the calls of their methods. */
  const waiting = new Map<HTMLElement, (() => void)[]>();
  const fields = [...attributes.map(propertyBeside), ...properties];
  const sheet = new CSSStyleSheet();
  // The place is kept by a box without a width beside the host's own content. Its padding is one of the element's width.
  sheet.replaceSync(css + (place ? `slot{display:flow-root}slot::before{content:'';float:left;padding-top:${heldHeight(place, '100%')}}` : ''));
  let code: ElementCode | undefined;

  class Facade extends (HTMLElement as new () => Callbacks) {
    static readonly observedAttributes = attributes;
    static readonly [facadeKey]: ElementFacade = {
      offer,
      fill(given) {
        if (code) return;
        code = given;
        for (const name of [...fields, ...Object.keys(methods)]) Reflect.deleteProperty(Facade.prototype, name);
        Object.setPrototypeOf(Facade.prototype, given.prototype as object);
        for (const [element, calls] of waiting) upgrade(element, given, calls, attributes);
        waiting.clear();
      },
    };

    constructor() {
      super();
      if (code) {
        code.buildUpon(this);
        return;
      }
      waiting.set(this, []);
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.append(createElement('slot'));
    }

    override connectedCallback(): void {
      if (code) super.connectedCallback?.();
      else onWaiting(this);
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback?.();
    }

    override attributeChangedCallback(...change: [name: string, before: string | null, text: string | null]): void {
      super.attributeChangedCallback?.(...change);
    }
  }

  for (const name of fields) defineField(Facade.prototype, name);
  for (const [name, idPlace] of Object.entries(methods)) Object.assign(Facade.prototype, { [name]: methodOf(name, idPlace, waiting) });

  customElements.define(tag, Facade);
  return () => (code ? undefined : waiting.keys());
}

/** As a browser upgrades an element: its constructor, its attributes, and that it is connected. Then the kept calls. */
function upgrade(element: Callbacks, code: ElementCode, calls: readonly (() => void)[], attributes: readonly string[]): void {
  code.buildUpon(element);
  for (const name of attributes) {
    const text = element.getAttribute(name);
    if (text !== null) element.attributeChangedCallback?.(name, null, text);
  }
  if (element.isConnected) element.connectedCallback?.();
  for (const call of calls) call();
}

/** A value lies on the element itself. The class has an accessor, as Svelte asks for one. */
function defineField(prototype: object, name: string): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    get: () => undefined,
    set(this: object, value: unknown) {
      Object.defineProperty(this, name, { configurable: true, writable: true, value });
    },
  });
}

/** Keeps the calls of a method. @param idPlace where among its arguments the id is that it gives; 0 where it gives none */
function methodOf(name: string, idPlace: number, waiting: ReadonlyMap<HTMLElement, (() => void)[]>) {
  return function keep(this: HTMLElement & Record<string, (...args: unknown[]) => unknown>, ...args: unknown[]): unknown {
    const id = idPlace ? (args[idPlace] = randomHex(8)) : undefined;
    waiting.get(this)?.push(() => this[name]?.(...args));
    return id;
  };
}

function propertyBeside(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
