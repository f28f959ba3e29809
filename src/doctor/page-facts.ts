/** One script of the page that is ours or that writes in our name. */
export interface ScriptFact {
  /** Absolute address; undefined for one that is written in the page. */
  readonly src: string | undefined;
  readonly isModule: boolean;
  /** `sha384-…`, as the page wants it. */
  readonly integrity: string;
  /** Whether it is `kfp.js`, or a file of one element. */
  readonly isOurs: boolean;
  /** What is written in it, where that can be read and it is not ours. */
  readonly text: string | undefined;
}

/** What came when a file of ours was asked for. */
export interface FileFact {
  /** 0 when the browser refused the answer or there was none. */
  readonly status: number;
  readonly contentType: string;
  /** By the algorithm of the page's own `integrity`; undefined where it has none or the browser cannot tell. */
  readonly digest: string | undefined;
  /** Of a file of another origin: it is there, but no page of this origin may read it. */
  readonly isRefused: boolean;
  /** Of the release that is written in it. */
  readonly version: string | undefined;
}

/** An element of ours, or one whose tag begins with ours. */
export interface ElementFact {
  readonly tag: string;
  /** False for a tag that no script has defined. */
  readonly isDefined: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** The attributes that it takes; undefined for one that is not defined, or not ours. */
  readonly known: readonly string[] | undefined;
  /** Width of its place in px; undefined where the page does not draw it. */
  readonly width: number | undefined;
}

/** The answer to session-status, asked for twice. */
export interface SessionFact {
  readonly isOtherOrigin: boolean;
  /** False when the browser refused the answer or there was none. */
  readonly hasAnswer: boolean;
  readonly isLoggedIn: boolean;
  readonly expiryHeader: string;
  readonly hasExpiry: boolean;
  /** Whether the same answer came twice, so that something between page and API keeps it. */
  readonly isStored: boolean;
}

export interface HeadingFact {
  readonly level: number;
  readonly text: string;
  readonly isOurs: boolean;
}

/** A pair of colours that are read against each other, by the names of their tokens. */
export interface ColourFact {
  readonly text: string;
  readonly ground: string;
  /** 1 to 21, as WCAG counts it. */
  readonly ratio: number;
}

/** What can be seen of a page. What is undefined is not known, and no check takes it for right or wrong. */
export interface PageFacts {
  readonly url: string;
  /** Every tag of ours. */
  readonly ourTags: readonly string[];
  readonly scripts: readonly ScriptFact[];
  /** By address. */
  readonly files: Readonly<Record<string, FileFact>>;
  readonly elements: readonly ElementFact[];
  /** The tags of ours in the page as the server sends it. */
  readonly servedTags: readonly string[] | undefined;
  /** The policies that hold, as written in header or page. */
  readonly policies: readonly string[];
  /** What an address needs of the policy, by directive, such as `connect-src`. */
  readonly needed: Readonly<Record<string, readonly string[]>>;
  /** As the page has written it, and as it was understood: the latter has every field that there is. */
  readonly config: { readonly written: unknown; readonly checked: unknown } | undefined;
  readonly session: SessionFact | undefined;
  readonly hasCookies: boolean;
  readonly hasStorage: boolean;
  readonly headings: readonly HeadingFact[];
  readonly colours: readonly ColourFact[];
}

/** A mistake of the page, and what to write instead. Sentences without a full stop. */
export interface Problem {
  readonly what: string;
  readonly mend: string;
}
