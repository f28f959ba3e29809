// @ts-ignore An optional package: without it the type is any.
import type { HttpHandler } from 'msw';

/** The customers of the stand-in API. All their data are invented. */
export type CustomerName =
  | 'full' | 'none' | 'one' | 'many' | 'union' | 'bank-customer' | 'same-number' | 'control-group' | 'legacy' | 'double' | 'locked' | 'paper' | 'long-names';

/** Who is logged in, and what goes wrong. */
export interface MockChoice {
  /** Default: `full`, who has many kinds of insurances, five offers and tasks. */
  readonly customer?: CustomerName;
  /**
   * Behaviours of the API, joined by `+`: `slow`, `source-error`, `offers-in-overview`, `no-session`, `expires-in-50` and so on, or an
   * endpoint with a fault, such as `tilbud-500` or `avtaler-timeout`. Default: none.
   */
  readonly scenario?: string;
}

export interface MockOptions extends MockChoice {
  /** `loginContext` of client-context, such as `MOBILBANK`. Default: none. */
  readonly loginContext?: string;
  /** Whose contact details the API gives, such as `eika`. Default: those of `sb1`. */
  readonly distributor?: string;
  /** Milliseconds that an answer takes which a scenario slows down. Default: 2000. */
  readonly slowMs?: number;
  /** The clock of sessions and offers, in epoch milliseconds. Default: `Date.now`. */
  readonly now?: () => number;
}

export interface MockServerOptions extends MockOptions {
  /** Default: any free one. */
  readonly port?: number;
}

/** One call as it came. */
export interface MockRequest {
  /** The short name of the endpoint, such as `tilbud` or `slett-tilbud`, as scenarios have it; undefined for anything else. */
  readonly endpoint: string | undefined;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Empty where there was none. */
  readonly body: string;
  /** Of the answer: undefined until there is one, 0 for a line that broke. */
  readonly status: number | undefined;
}

/** A server with the stand-in API, for one customer. It answers on this machine alone, and pages of any origin. */
export interface MockServer {
  /** Its origin, such as `http://localhost:4010`: the value of `kfpApiHost`. */
  readonly url: string;
  readonly port: number;
  /** Every call since the beginning or the last `reset()`, oldest first; the last 5000. */
  readonly requests: readonly MockRequest[];
  /** What the customer has at the moment; a test may read and change it. */
  readonly state: CustomerState;
  /**
   * Logs in anew, perhaps another customer and with another scenario; what is not named stays. What was changed of customers stays too.
   *
   * @throws TypeError for a customer or a scenario that there is not
   */
  use(choice: MockChoice): void;
  /** Ends the session, as a backend does: calls are answered 401 until `use()`, or until the page goes to its login address. */
  endSession(): void;
  /** Begins again, with what `createMockServer` was given: changes of customers and `requests` are gone. */
  reset(): void;
  /** Drops every connection, also those whose answer never comes. */
  close(): Promise<void>;
}

/** What the API knows of a customer, as it is on the wire; null where it has no value. */
export interface CustomerState {
  customer: {
    navn: string | null;
    /** Eleven digits that no person has. */
    ssn: string | null;
    niceKundenummer: string | null;
    isLoMedlem: boolean;
    isBankkunde: boolean;
    kontaktInformasjon: { epostAdresse: string | null; mobilNummer: string | null; editable: boolean };
    samtykker: { marketingConsent: string | null; crossDomainConsent: string | null };
  };
  /** `loginBankplassRegisterNummer` of client-context. */
  bankRegister: string;
  agreements: WireAgreement[];
  offers: WireOffer[];
  partnerAgreements: WireAgreement[];
  hasUnreadMessages: boolean;
  /** How many health declarations are to be filled in. */
  healthDeclarations: number;
  offersToAccept: number;
  motorTasks: { oppgavetype: string; beskrivelse: string; avtalenummer: string }[];
  recommendations: { scores: { nextBestOfferProdukt: string; score: number }[]; controlgroup: boolean; fallback: boolean };
  lifeCustomer: { epost: string; telefon: string; eksisterer: boolean };
  addresses: WireAddress[];
  hasReservation: boolean;
  /** What the customer has answered to the feedback questions, oldest first. */
  feedback: { feedbackValue: string; text: string; page: string; productCode?: string }[];
}

/** An insurance, as `/avtaleoversikt/avtaler` has it. Prices are kroner. */
export interface WireAgreement {
  policyNumber?: string;
  name?: string | null;
  description?: string | null;
  monthlyPrice: number | null;
  avtaleStatus?: string | null;
  systemSource?: string | null;
  productCode?: string | null;
  productType?: string | null;
  pakkeTilbud?: readonly object[] | null;
}

/** An offer, as `/avtaleoversikt/tilbud` has it. Prices are kroner. */
export interface WireOffer {
  policyNumber: string;
  name?: string | null;
  description?: string | null;
  /** The traffic insurance fee of a car is in it. */
  detaljer?: { tfaMonthly: number | null } | null;
  monthlyPrice?: number | null;
  yearlyPrice?: number | null;
  versionNumber?: string | null;
  productType?: string | null;
  /** A day, such as `2026-12-31`. */
  expirationDate?: string | null;
  systemSource?: string | null;
  pakkeTilbud?: readonly { name: string; productType: string; policyNumber: string; monthlyPrice: number; yearlyPrice: number }[] | null;
}

export interface WireAddress {
  isFolkreregistrert?: boolean;
  gatenavn?: string | null;
  gatenummer?: string | null;
  gatenummerBokstav?: string | null;
  gaardsnummer?: string | null;
  bruksnummer?: string | null;
  postnummer?: string | null;
}

/**
 * Starts a server with the stand-in API on this machine. It checks the headers and bodies of calls, and answers a wrong one 400 with the
 * reason. Node only.
 *
 * @throws TypeError (the promise rejects with it) for a customer or a scenario that there is not; a system error such as `EADDRINUSE` when
 *   it cannot listen
 */
export declare function createMockServer(options?: MockServerOptions): Promise<MockServer>;

/**
 * Handlers for MSW 2 and newer that answer as a mock server, on every host: `setupServer(...handlers({ customer: 'one' }))`, or
 * `setupWorker(...)` in a browser. Each call of `handlers` has customers of its own, which last until the page is loaded anew;
 * `loginUrl` is the page itself.
 *
 * @throws TypeError for a customer or a scenario that there is not; Error where `msw` is not installed
 */
export declare function handlers(options?: MockOptions): HttpHandler[];

/**
 * What a customer does with the elements of a page, by role and name as an assistive technology has them, so that a test survives new
 * looks. The names are those of the interface in bokmål. Works with the elements alone and with the portal.
 *
 * @param page a `Page` of Playwright
 */
export declare function kfp<P extends { locator(selector: string): unknown }>(page: P): PageObjects<ReturnType<P['locator']>>;

/** `L` is Playwright's `Locator`. Where nothing else is said, a promise rejects as that of a locator does. */
export interface PageObjects<L> {
  /** `kfp-offers` */
  offers(): {
    readonly list: L;
    /** Those with this name, such as `Bil`. */
    offer(name: string): L;
    /** Removes the only offer with this name; resolves once it is gone. */
    remove(name: string): Promise<void>;
  };
  /** `kfp-overview` */
  overview(): {
    readonly insurances: L;
    insurance(name: string): L;
    /** Such as «Totalt 2 706,50 kr/md». */
    readonly total: L;
  };
  /** `kfp-tasks`, or those of `kfp-overview` */
  tasks(): {
    readonly list: L;
    /** One by its text, such as `Aksepter 2 tilbud`. */
    task(name: string): L;
  };
  /** `kfp-profile` */
  profile(): {
    /** What has a heading and a button «Endre», such as `E-post`, `Mobil`, `Tilbud og råd`. */
    row(title: string): L;
    /** These resolve once the change is stored. */
    changeEmail(address: string): Promise<void>;
    changeMobile(number: string): Promise<void>;
    /** @param title such as `Deling av opplysninger` */
    answerConsent(title: string, isYes: boolean): Promise<void>;
    chooseDocuments(kind: 'paper' | 'digital'): Promise<void>;
  };
  /** `kfp-purchase-entries` */
  purchaseEntries(): {
    /** The button of a group, such as `Kjøretøy`. */
    group(name: string): L;
    /** Opens a group that is closed. */
    open(name: string): Promise<void>;
    link(name: string): L;
  };
  /** `kfp-session-warning` */
  sessionWarning(): {
    readonly dialog: L;
    /** Resolves once the dialog is gone. */
    extend(): Promise<void>;
    /** The page is left. */
    logOut(): Promise<void>;
  };
  /** `kfp-cookie-consent`; each answer resolves once the dialog is gone. */
  cookieConsent(): {
    readonly dialog: L;
    acceptAll(): Promise<void>;
    denyAll(): Promise<void>;
    /** Accepts these and no other. */
    accept(categories: readonly ('functional' | 'statistics' | 'marketing')[]): Promise<void>;
  };
}

/**
 * Gives jsdom what the elements use of a browser and jsdom lacks: media queries, observers, dialogs that open, and boxes, so that what is
 * displayed counts as seen. Nothing is laid out. What is there already stays. Call it before the elements are imported.
 *
 * @param window Default: the global one, as test runners set it up
 * @throws Error where there is no window
 */
export declare function prepareJsdom(window?: object): void;
