import { createElement, createStyleSheet } from '../platform/document-member.ts';
import type { ElementDeclaration } from '../platform/element-declaration.ts';
import { randomHex } from '../platform/random.ts';
import { sharingKey } from '../platform/version.ts';
import { pageRegistry } from './page-runtime.ts';
import css from './element-facade.css?inline';

/** The public members of an element that a host can use before the element's code has loaded. */
export interface ElementMembers {
  readonly attributes: readonly string[];
  /** Properties without an attribute. */
  readonly properties?: readonly string[];
  /** By name: the number of parameters of a method that returns an id (the facade adds a new id as last argument), else 0. */
  readonly methods?: Readonly<Record<string, number>>;
  readonly heights?: ElementDeclaration['heights'];
}

/** The class of an element whose code has loaded. */
export interface ElementCode extends CustomElementConstructor {
  /** Runs the constructor on an existing element, which becomes an instance of the class. */
  readonly buildUpon: (element: HTMLElement) => void;
}

/** Controls a tag whose code loads later. */
export interface ElementFacade {
  /** Adds the loader of another copy of the bundle as a fallback. */
  readonly offer: (load: () => Promise<unknown>) => void;
  /** Gives every element of the tag its code, once. */
  readonly fill: (code: ElementCode) => void;
}

/** The facade of a tag; undefined for an undefined tag and for a class that is no facade. */
export function findFacade(tag: string): ElementFacade | undefined {
  return (pageRegistry()?.get(tag) as { readonly [sharingKey]?: ElementFacade } | undefined)?.[sharingKey];
}

/** Lifecycle callbacks of the element's class. That class becomes the facade's prototype once it has loaded. */
interface Callbacks extends HTMLElement {
  connectedCallback?(): void;
  disconnectedCallback?(): void;
  attributeChangedCallback?(name: string, before: string | null, text: string | null): void;
}

/**
 * Defines a tag before its code has loaded. The facade has accessors for all properties, because frameworks check
 * `name in element` before they set a property. The values stay on the element until its code reads them. Method calls
 * are queued. A slot shows the host's own content.
 *
 * @param onWaiting is called for each connected element without code
 * @returns a function that gives the elements without code, and undefined once the code has loaded
 */
export function defineFacade(
  tag: string,
  { attributes, properties = [], methods = {}, heights }: ElementMembers,
  onWaiting: (element: HTMLElement) => void,
  offer: ElementFacade['offer'],
): () => Iterable<HTMLElement> | undefined {
  /** Elements without code, each with its queued method calls. */
  const waiting = new Map<HTMLElement, (() => void)[]>();
  // A floated box without width reserves the height beside the host's content. Its padding is relative to the element's width.
  const sheet = createStyleSheet(css + (heights ? `slot{display:flow-root}slot::before{content:'';float:left;padding-top:${reservedHeight(heights, '100%')}}` : ''));
  let code: ElementCode | undefined;

  /** Its prototype has the properties and methods that wait for the code. The code's prototype takes its place. */
  class Waiting extends (HTMLElement as new () => Callbacks) {}
  for (const name of [...attributes.map(propertyBeside), ...properties]) defineField(Waiting.prototype, name);
  for (const [name, idIndex] of Object.entries(methods)) Object.assign(Waiting.prototype, { [name]: methodOf(name, idIndex, waiting) });

  class Facade extends Waiting {
    static readonly observedAttributes = attributes;
    static readonly [sharingKey]: ElementFacade = {
      offer,
      fill(given) {
        if (code) return;
        code = given;
        Object.setPrototypeOf(Facade.prototype, given.prototype as object);
        for (const [element, calls] of waiting) upgrade(element, given, calls);
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

  customElements.define(tag, Facade);
  return () => (code ? undefined : waiting.keys());
}

/** Upgrades an element as a browser does: constructor, attributes, connectedCallback. Then runs the queued calls. */
function upgrade(element: Callbacks, code: ElementCode, calls: readonly (() => void)[]): void {
  code.buildUpon(element);
  for (const { name, value } of element.attributes) element.attributeChangedCallback?.(name, null, value);
  if (element.isConnected) element.connectedCallback?.();
  for (const call of calls) call();
}

/** Defines an accessor that stores the value as an own property of the element. Svelte looks for a setter on the class. */
function defineField(prototype: object, name: string): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    set(this: object, value: unknown) {
      Object.defineProperty(this, name, { configurable: true, writable: true, value });
    },
  });
}

/** Queues the calls of a method. @param idIndex index of the argument that takes the new id; 0 for a method that returns no id */
function methodOf(name: string, idIndex: number, waiting: ReadonlyMap<HTMLElement, (() => void)[]>) {
  return function keep(this: HTMLElement & Record<string, (...args: unknown[]) => unknown>, ...args: unknown[]): unknown {
    const id = idIndex ? (args[idIndex] = randomHex(8)) : undefined;
    waiting.get(this)?.push(() => this[name]?.(...args));
    return id;
  };
}

function propertyBeside(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The CSS height that an element reserves before it renders, to avoid a layout shift below it.
 *
 * @param width the element's width in CSS: `100%` in properties whose per cent refers to the width, such as padding, else `100cqi`
 */
export function reservedHeight([narrow, wide]: NonNullable<ElementDeclaration['heights']>, width: string): string {
  return `clamp(${wide}px,(680px - ${width})*999,${narrow}px)`;
}
