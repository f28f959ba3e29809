/** Configuration of the elements; every field may be missing, and a bad one is ignored with a warning. */
export interface KfpConfig {
  readonly info?: {
    /** Where a customer who has logged out goes. */
    readonly loggUtUrl?: string;
    readonly nettbankUrl?: string;
    /** Where a customer whose session has ended goes. */
    readonly timeoutUrl?: string;
  };
  readonly distributorInfo?: {
    /** Who sells the insurances, where no attribute says it. */
    readonly shortname?: 'sb1' | 'eika' | 'fana' | 'sbm' | 'dnb' | 'fremtind' | 'none';
  };
  /** Origin of the API. Default: that of the page. */
  readonly kfpApiHost?: string;
  /** Version of the host's own release, for error reports. */
  readonly app_version?: string;
  /** When the session ends: epoch milliseconds or seconds, or an ISO 8601 time. */
  readonly sessionTimeout?: number | string;
  readonly features?: { readonly overview?: boolean; readonly directLogin?: boolean };
  readonly links?: { readonly skadeBetaling?: boolean };
  readonly finnerIkkeForsikringConfig?: readonly {
    readonly title?: string;
    readonly description?: string;
    readonly link?: { readonly url?: string; readonly urlText?: string; readonly external?: boolean };
    readonly url?: string;
    readonly urlText?: string;
    readonly external?: boolean;
  }[];
  readonly taskCards?: {
    readonly showBedriftsportal?: boolean;
    readonly bedriftsportalUrl?: string;
    /** Boxes about the settlement of claims and satisfied customers; one without type or title is not shown. */
    readonly skrytebokser?: readonly {
      readonly type?: 'skadeoppgjor' | 'fornoydeKunder';
      readonly title?: string;
      /** `value` is the text of a text; `text` is that of a link. */
      readonly content?: readonly {
        readonly type?: 'text' | 'link';
        readonly value?: string;
        readonly text?: string;
        readonly url?: string;
        readonly external?: boolean;
      }[];
    }[];
  };
  /** What can be bought, by group; an empty list hides the group, and one that is missing has the insurer's own links. */
  readonly purchaseGroups?: {
    readonly [group in 'kjoretoy' | 'husOgHytte' | 'reise' | 'innbo' | 'livOgHelse' | 'bat' | 'dyr']?: readonly {
      readonly text: string;
      readonly url: string;
      /** Whether it opens in a new tab. */
      readonly external?: boolean;
    }[];
  };
  readonly showSamtykkerMinProfil?: boolean;
  readonly showVedlikeholdsKalender?: boolean;
  readonly vedlikeholdsKalenderUrl?: string;
  /** Insurances held through cards, programmes, employers or unions; one without a title is not shown. */
  readonly andreForsikringer?: readonly {
    readonly title?: string;
    readonly description?: string;
    readonly meldSkadeUrl?: string;
    readonly lesMerUrl?: string;
    /** Whether the two links open in a new tab. */
    readonly external?: boolean;
  }[];
  readonly contactInfo?: {
    readonly navn?: string;
    readonly telefon?: string;
    readonly epost?: string;
    readonly apningstider?: readonly unknown[];
    readonly domene?: string;
  };
  /** Name of the insurer as customers know it. */
  readonly insurerName?: string;
  /** The logo of the portal and the header, 40 px high. Default: none, `insurerName` stands in its place. */
  readonly logoUrl?: string;
  readonly meldSkadeUrl?: string;
  readonly skadesakerNavUrl?: string;
  readonly personvernUrl?: string;
  /** Where the insurances of the partner system have their details. */
  readonly eikaDetaljerUrl?: string;
  readonly bilNettrabatt?: number;
  readonly skadesaker?: { readonly url?: string; readonly fallbackUrl?: string };
  readonly bankBaseUrl?: string;
  readonly nettbankOverviewPath?: string;
  /** Where the authenticated consent cookie is the only one that counts (`bank`), or the first (`customer`). */
  readonly consentAreas?: readonly { readonly path?: string; readonly area?: 'bank' | 'customer' }[];
  readonly authConsentCookieName?: string;
  readonly consentCookieName?: string;
  readonly consentCookieDomain?: string;
  /** Who asks the customer about cookies. Default: insurerName. */
  readonly consentOwner?: string;
  readonly optInSite?: string;
  readonly allowedOrigins?: readonly unknown[];
  /** Replaces the prefix of the login call. */
  readonly authBase?: string;
  /** Path of the call that prolongs the session. */
  readonly sessionExtendPath?: string;
  /** Name of the response header that tells in how many seconds the session ends. Default: X-Session-Expiry. */
  readonly sessionExpiryHeader?: string;
  /** Request header that carries the id of each call too, as `traceparent` does. Default: none. */
  readonly correlationHeader?: string;
  /** Path of a JSON file on the page's own origin that switches elements off without a deploy. Default: none. */
  readonly flagsUrl?: string;
  /** Language of elements that have no `lang`, nor anything around them below the document itself. Default: that of the document. */
  readonly language?: 'nb' | 'nn' | 'en';
  /** The host's own words, by language and key, such as `{ nb: { 'overview.title': 'Forsikringene' } }`. */
  readonly texts?: { readonly [language in 'nb' | 'nn' | 'en']?: { readonly [key: string]: string } };
  readonly analytics?: { readonly apiHost?: string; readonly token?: string };
  readonly errorReporting?: {
    /** `https://<public key>@<host>/<project>`: errors are sent there, and calls carry trace headers. */
    readonly dsn?: string;
    /** How many customers there are: the more, the fewer sessions of the portal are replayed. Default: NORMAL. */
    readonly trafficLevel?: 'NORMAL' | 'HIGH' | 'EXTRA_HIGH';
  };
}
