// @ts-ignore MSW is an optional package: without it the type is any.
import type { HttpHandler } from 'msw';

/** The customers of the stand-in API. All their data are invented. */
export type CustomerName =
  | 'full' | 'none' | 'one' | 'many' | 'union' | 'bank-customer' | 'same-number' | 'control-group' | 'legacy' | 'double' | 'locked' | 'paper' | 'long-names';

/** The logged-in customer, and the scenario. */
export interface MockChoice {
  /** Default: `full`, a customer with many kinds of insurances, five offers and tasks. */
  readonly customer?: CustomerName | undefined;
  /**
   * Behaviours of the API, joined by `+`: `slow`, `source-error`, `offers-in-overview`, `no-session`, `expires-in-50` and so on, or an
   * endpoint with a fault, such as `tilbud-500` or `avtaler-timeout`. Default: none.
   */
  readonly scenario?: string | undefined;
}

export interface MockOptions extends MockChoice {
  /** `loginContext` of client-context, such as `MOBILBANK`. Default: none. */
  readonly loginContext?: string | undefined;
  /** The distributor whose contact details the API gives, such as `eika`. Default: `sb1`. */
  readonly distributor?: string | undefined;
  /** Milliseconds that a slowed response takes. Default: 2000. */
  readonly slowMs?: number | undefined;
  /** The clock of sessions and offers, in epoch milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

export interface MockServerOptions extends MockOptions {
  /** Default: any free one. */
  readonly port?: number | undefined;
}

/** One received call. */
export interface MockRequest {
  /** The short name of the endpoint, as in scenarios: `tilbud` or `slett-tilbud`. Undefined for any other request. */
  readonly endpoint: string | undefined;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Empty without a body. */
  readonly body: string;
  /** Status of the response: undefined until there is one, 0 for a broken connection. */
  readonly status: number | undefined;
}

/** A server with the stand-in API for one customer. It is reachable only on this machine, and answers pages of any origin. */
export interface MockServer {
  /** Origin of the server, such as `http://localhost:4010`. Use it as `kfpApiHost`. */
  readonly url: string;
  readonly port: number;
  /** The last 5000 calls since the start or the last `reset()`, oldest first. */
  readonly requests: readonly MockRequest[];
  /** The current data of the customer. A test may read and change it. */
  readonly state: CustomerState;
  /**
   * Starts a new session, with another customer or scenario if named. Unnamed choices and changed customer data stay;
   * the scenario '' ends the one before.
   *
   * @throws TypeError for an unknown customer or scenario
   */
  use(choice: MockChoice): void;
  /** Ends the session, as a backend does. Calls get status 401 until `use()`, or until the page opens its login address. */
  endSession(): void;
  /** Restores the options of `createMockServer`. Discards changed customer data and `requests`. */
  reset(): void;
  /** Stops the server and drops every connection, also those that would never get a response. */
  close(): Promise<void>;
}

/** The data of a customer as the API sends it. A field without a value is null. */
export interface CustomerState {
  customer: {
    navn: string | null;
    /** A national identity number of eleven digits that belongs to no person. */
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
  /** Number of health declarations that the customer has to fill in. */
  healthDeclarations: number;
  offersToAccept: number;
  motorTasks: { oppgavetype: string; beskrivelse: string; avtalenummer: string }[];
  recommendations: { scores: { nextBestOfferProdukt: string; score: number }[]; controlgroup: boolean; fallback: boolean };
  lifeCustomer: { epost: string; telefon: string; eksisterer: boolean };
  addresses: WireAddress[];
  hasReservation: boolean;
  /** The customer's answers to the feedback questions, oldest first. */
  feedback: { feedbackValue: string; text: string; page: string; productCode?: string }[];
}

/** An insurance in the response of `/avtaleoversikt/avtaler`. Prices are in kroner. */
export interface WireAgreement {
  policyNumber?: string;
  name?: string | null;
  description?: string | null;
  monthlyPrice: number | null;
  avtaleStatus?: string | null;
  systemSource?: string | null;
  productCode?: string | null;
  productType?: string | null;
  /** Another name of `productType`, which counts where that is missing. */
  productTypeCode?: string | null;
  pakkeTilbud?: readonly object[] | null;
}

/** An offer in the response of `/avtaleoversikt/tilbud`. Prices are in kroner. */
export interface WireOffer {
  policyNumber: string;
  name?: string | null;
  description?: string | null;
  /** The price includes the traffic insurance fee of a car. */
  detaljer?: { tfaMonthly: number | null } | null;
  monthlyPrice?: number | null;
  yearlyPrice?: number | null;
  versionNumber?: string | null;
  productType?: string | null;
  /** A date, such as `2026-12-31`. */
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
 * Starts a server with the stand-in API on this machine. It checks the headers and bodies of calls, and answers a wrong call
 * with status 400 and the reason. Node only.
 *
 * @throws TypeError (the promise rejects with it) for an unknown customer or scenario; an error with a code such as
 *   `EADDRINUSE` that says in words why it cannot use the port
 */
export declare function createMockServer(options?: MockServerOptions): Promise<MockServer>;

/**
 * Handlers for MSW 2 and newer that answer as the mock server does, on every host: `setupServer(...handlers({ customer: 'one' }))`, or
 * `setupWorker(...)` in a browser. Each call of `handlers` has its own customers, which last until the page reloads. `loginUrl` is the
 * page itself.
 *
 * @throws TypeError for an unknown customer or scenario; Error when `msw` is not installed
 */
export declare function handlers(options?: MockOptions): HttpHandler[];

/**
 * Page objects for the actions of a customer. They find controls by role and accessible name, so that a test survives a new
 * design. The names are those of the interface in bokmål. Works with single elements and with the portal.
 *
 * @param page a `Page` of Playwright, or a `FrameLocator`, such as `page.frameLocator('iframe')`
 */
export declare function kfp<P extends { locator(selector: string): unknown }>(page: P): PageObjects<ReturnType<P['locator']>>;

/** `L` is Playwright's `Locator`. By default a promise rejects as the promise of a locator does. */
export interface PageObjects<L> {
  /** `kfp-offers` */
  offers(): {
    readonly list: L;
    /** The offers with this name, such as `Bil`. */
    offer(name: string): L;
    /** Removes the only offer with this name. Resolves when the offer is gone. */
    remove(name: string): Promise<void>;
  };
  /** `kfp-overview` */
  overview(): {
    readonly insurances: L;
    insurance(name: string): L;
    /** The total, such as «Totalt 2 706,50 kr/md». */
    readonly total: L;
  };
  /** `kfp-tasks`, or the tasks of `kfp-overview` */
  tasks(): {
    readonly list: L;
    /** A task by its text, such as `Aksepter 2 tilbud`. */
    task(name: string): L;
    /** Opens the list, which narrow pages show behind a button. */
    open(): Promise<void>;
  };
  /** `kfp-profile` */
  profile(): {
    /**
     * A row with a heading and a button «Endre», such as `E-post`, `Mobil`, `Tilbud og råd`. Only a configuration with
     * `showSamtykkerMinProfil` has the rows of consents.
     */
    row(title: string): L;
    /** These methods resolve when the change is stored. */
    changeEmail(address: string): Promise<void>;
    changeMobile(number: string): Promise<void>;
    /** Only with `showSamtykkerMinProfil`. @param title such as `Deling av opplysninger` */
    answerConsent(title: string, isYes: boolean): Promise<void>;
    chooseDocuments(kind: 'paper' | 'digital'): Promise<void>;
  };
  /** `kfp-purchase-entries` */
  purchaseEntries(): {
    /** The button of a group, such as `Kjøretøy`. */
    group(name: string): L;
    /** Opens a closed group. */
    open(name: string): Promise<void>;
    link(name: string): L;
  };
  /** `kfp-session-warning` */
  sessionWarning(): {
    readonly dialog: L;
    /** Resolves when the dialog is gone. */
    extend(): Promise<void>;
    /** The browser leaves the page. */
    logOut(): Promise<void>;
  };
  /** `kfp-cookie-consent`. Each answer resolves when the dialog is gone. */
  cookieConsent(): {
    readonly dialog: L;
    acceptAll(): Promise<void>;
    denyAll(): Promise<void>;
    /** Accepts only these categories. */
    accept(categories: readonly ('functional' | 'statistics' | 'marketing')[]): Promise<void>;
  };
}

/**
 * Adds the browser features that the elements use and jsdom lacks: media queries, observers, dialogs that open, and boxes, so that
 * displayed elements count as seen. There is no layout. Existing features stay. Call it before you import the elements.
 *
 * @param window Default: the global window, as test runners set it up
 * @throws Error when there is no window
 */
export declare function prepareJsdom(window?: object): void;
