/** Configuration of the elements. All fields are optional; a bad field is ignored with a warning. */
export interface KfpConfig {
  readonly info?: {
    /** The page after a logout. */
    readonly loggUtUrl?: string;
    /** The page of «Til nettbank». For `sb1` it is made from `bankBaseUrl`, `contactInfo.domene` and `nettbankOverviewPath`. */
    readonly nettbankUrl?: string;
    /** The page after session expiry. */
    readonly timeoutUrl?: string;
  };
  readonly distributorInfo?: {
    /** Who sells the insurances, when no attribute says so. */
    readonly shortname?: 'sb1' | 'eika' | 'fana' | 'sbm' | 'dnb' | 'fremtind' | 'none';
  };
  /** Origin of the API. Default: that of the page. */
  readonly kfpApiHost?: string;
  /** The host's own release. Error reports, trace headers and analytics name it. */
  readonly app_version?: string;
  /** When the session ends, until a response says it: epoch milliseconds or seconds, or an ISO 8601 time with its offset. */
  readonly sessionTimeout?: number | string;
  /** `overview: false` closes the portal, `directLogin: false` the login page. Default: true. */
  readonly features?: { readonly overview?: boolean; readonly directLogin?: boolean };
  /** `skadeBetaling: true` adds «Betal skadeforsikring» to the navigation. */
  readonly links?: { readonly skadeBetaling?: boolean };
  /** Questions below the insurances. The fields of `link` may also stand beside `title`. */
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
    /** Boxes about claim settlement and satisfied customers. A box without type or title is not shown. */
    readonly skrytebokser?: readonly {
      readonly type?: 'skadeoppgjor' | 'fornoydeKunder';
      readonly title?: string;
      /** `value` is the text of a `text` item; `text` is the text of a `link` item. */
      readonly content?: readonly {
        readonly type?: 'text' | 'link';
        readonly value?: string;
        readonly text?: string;
        readonly url?: string;
        readonly external?: boolean;
      }[];
    }[];
  };
  /** Purchase links by group. An empty list hides the group; a missing group shows the insurer's own links. */
  readonly purchaseGroups?: {
    readonly [group in 'kjoretoy' | 'husOgHytte' | 'reise' | 'innbo' | 'livOgHelse' | 'bat' | 'dyr']?: readonly {
      readonly text: string;
      readonly url: string;
      /** Whether it opens in a new tab. */
      readonly external?: boolean;
    }[];
  };
  /** Whether the profile asks customers who are not the bank's for their consents. */
  readonly showSamtykkerMinProfil?: boolean;
  /** Whether a card leads to `vedlikeholdsKalenderUrl`. */
  readonly showVedlikeholdsKalender?: boolean;
  readonly vedlikeholdsKalenderUrl?: string;
  /** Insurances held through cards, programmes, employers or unions. One without a title is not shown. */
  readonly andreForsikringer?: readonly {
    readonly title?: string;
    readonly description?: string;
    readonly meldSkadeUrl?: string;
    readonly lesMerUrl?: string;
    /** Whether the two links open in a new tab. */
    readonly external?: boolean;
  }[];
  /** How to reach the bank, before login and where the API does not say. `apningstider`: a list of `["Mandag–fredag", "08–16"]`. */
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
  /** The page with the details of insurances in the partner system. */
  readonly eikaDetaljerUrl?: string;
  /** Per cent off a car insurance that is bought online. Default: 10 for `fremtind`, none for others. */
  readonly bilNettrabatt?: number;
  /** The claims pages, and the page for when the customer cannot be taken there. Default: `/privat/forsikring/oversikt`. */
  readonly skadesaker?: { readonly url?: string; readonly fallbackUrl?: string };
  readonly bankBaseUrl?: string;
  readonly nettbankOverviewPath?: string;
  /** Paths where the authenticated consent cookie is the only one that counts (`bank`), or comes first (`customer`). */
  readonly consentAreas?: readonly { readonly path?: string; readonly area?: 'bank' | 'customer' }[];
  /** Name of the authenticated consent cookie. Default: kfp-consent-v3. */
  readonly authConsentCookieName?: string;
  /** Name of the consent cookie. The attribute `cookie-name` of `kfp-cookie-consent` wins, and so does `cookie-domain`. */
  readonly consentCookieName?: string;
  readonly consentCookieDomain?: string;
  /** Who asks the customer about cookies. Default: insurerName. */
  readonly consentOwner?: string;
  /** For `sb1`: the host whose messages say that the customer may have answered. Default: sparebank1.no. */
  readonly optInSite?: string;
  /** More origins to which the API may send the browser after a logout. Those of `info` and of the page are allowed. */
  readonly allowedOrigins?: readonly unknown[];
  /** Replaces the prefix of the login call. */
  readonly authBase?: string;
  /** Path of the call that prolongs the session. Default: auth/session-extend. */
  readonly sessionExtendPath?: string;
  /** Name of the response header with the seconds until session expiry. Default: X-Session-Expiry. */
  readonly sessionExpiryHeader?: string;
  /** Another request header for the id of each call, besides `traceparent`. Default: none. */
  readonly correlationHeader?: string;
  /** Path of a JSON file on the page's own origin that switches elements off without a deploy. Default: none. */
  readonly flagsUrl?: string;
  /**
   * Language of elements without a `lang` on them or on an ancestor below the document element. Default: that of the
   * document.
   */
  readonly language?: 'nb' | 'nn' | 'en';
  /** The host's own words, by language and key, such as `{ nb: { 'overview.title': 'Forsikringene' } }`. */
  readonly texts?: { readonly [language in 'nb' | 'nn' | 'en']?: { readonly [key: string]: string } };
  /** `token` of a Mixpanel project. Default of `apiHost`: https://api-eu.mixpanel.com. */
  readonly analytics?: { readonly apiHost?: string; readonly token?: string };
  readonly errorReporting?: {
    /** `https://<public key>@<host>/<project>`: errors are sent there, and calls carry trace headers. */
    readonly dsn?: string;
    /** How many customers there are: with more customers, fewer sessions of the portal are replayed. Default: NORMAL. */
    readonly trafficLevel?: 'NORMAL' | 'HIGH' | 'EXTRA_HIGH';
  };
}
