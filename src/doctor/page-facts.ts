import type { AttributeType } from '../platform/attribute-type.ts';

/** One script that the page runs. */
export interface ScriptFact {
  /** Absolute address; undefined for an inline script. */
  readonly src: string | undefined;
  readonly isModule: boolean;
  /** The attribute `integrity` of the tag, such as `sha384-…`. */
  readonly integrity: string;
  /** Whether the tag has a nonce; undefined when the script runs, as another script may have added it. */
  readonly hasNonce: boolean | undefined;
  /** Whether it is `kfp.js`, or a file of one element. */
  readonly isOurs: boolean;
  /** The source text; undefined for a file of ours, and for a script that cannot be read. */
  readonly text: string | undefined;
}

/** The response to a request for a file of ours. */
export interface FileFact {
  /** 0 when there was no response, or when the browser refused it. */
  readonly status: number;
  readonly contentType: string;
  /** Hash by the algorithm of the tag's `integrity`; undefined without `integrity`, or when the browser cannot compute it. */
  readonly digest: string | undefined;
  /** Whether a file of another origin exists, but CORS does not allow this page to read it. */
  readonly isRefused: boolean;
  /** The release version in the file. */
  readonly version: string | undefined;
  /** The address of the version's `kfp.js`, for the `kfp.js` of a major version; otherwise undefined. */
  readonly leadsTo: string | undefined;
}

/** An element of ours, or an element that no script has defined. */
export interface ElementFact {
  readonly tag: string;
  /** False for a tag that no script has defined. */
  readonly isDefined: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** The attributes that the element takes; undefined when it is not defined, or not ours. */
  readonly known: readonly string[] | undefined;
  /** The tag of ours that the element is inside of and that does not show it; undefined when there is none. */
  readonly inside: string | undefined;
  /** Whether its code has failed to load, so that it shows a message in place of its content; undefined when no script has run. */
  readonly lacksCode: boolean | undefined;
  /** Width in px; undefined when the page does not render the element. */
  readonly width: number | undefined;
}

/** The result of two requests for session-status. */
export interface SessionFact {
  readonly url: string;
  readonly isOtherOrigin: boolean;
  /** False when there was no response, or when the browser refused it. */
  readonly hasResponse: boolean;
  /** 0 for a redirect, and without a response. */
  readonly status: number;
  /** Whether the body is an object of JSON. */
  readonly isObject: boolean;
  /** Whether something on another origin answers, but CORS does not allow this page to read it. */
  readonly isRefused: boolean;
  readonly isLoggedIn: boolean;
  readonly expiryHeader: string;
  /** Whether a response has an expiry that the elements can read. */
  readonly hasExpiry: boolean;
  /** Whether both responses were the same one. Something between page and API then caches it. */
  readonly isStored: boolean;
}

/** The response to a request for the flags file. */
export interface FlagsFact {
  readonly url: string;
  readonly isOtherOrigin: boolean;
  /** 0 without a response, and for a redirect. */
  readonly status: number;
  /** Whether the body is an object of JSON. */
  readonly isObject: boolean;
}

export interface HeadingFact {
  readonly level: number;
  readonly text: string;
  readonly isOurs: boolean;
  /** The value of `heading-level` of the element that the heading is in; undefined when the element does not take it. */
  readonly titleLevel: number | undefined;
}

/** A text colour and its background colour, by the names of their tokens. */
export interface ColourFact {
  readonly text: string;
  readonly ground: string;
  /** Contrast ratio of WCAG, from 1 to 21. */
  readonly ratio: number;
}

/** The observed facts of a page. Undefined means unknown: no check counts it as right or wrong. */
export interface PageFacts {
  readonly url: string;
  /** Every tag of ours. */
  readonly ourTags: readonly string[];
  readonly scripts: readonly ScriptFact[];
  /** Files by address. */
  readonly files: Readonly<Record<string, FileFact>>;
  readonly elements: readonly ElementFact[];
  /** What the attributes of our elements take, by tag and attribute. */
  readonly attributeTypes: Readonly<Record<string, Readonly<Record<string, Pick<AttributeType, 'kind' | 'words'>>>>>;
  /** Our tags in the page as the server sends it. */
  readonly servedTags: readonly string[] | undefined;
  /** The enforced policies, as written in the header or the page. */
  readonly policies: readonly string[];
  /** The addresses that the policy must allow, by directive, such as `connect-src`. */
  readonly needed: Readonly<Record<string, readonly string[]>>;
  /** The configuration as the page wrote it, and the checked one, which has every known field. */
  readonly config: { readonly written: unknown; readonly checked: unknown } | undefined;
  /** `window.kfpConfig`; undefined without one, and when no script has run. */
  readonly windowConfig: unknown;
  readonly session: SessionFact | undefined;
  readonly flags: FlagsFact | undefined;
  readonly hasCookies: boolean;
  readonly hasStorage: boolean;
  readonly headings: readonly HeadingFact[];
  readonly colours: readonly ColourFact[];
}

/** A mistake of the page and its correction. Both are sentences without a full stop. */
export interface Problem {
  readonly what: string;
  readonly mend: string;
}
