/** Configuration of the elements. All fields are optional; a bad field is ignored with a warning. */
export interface KfpConfig {
  readonly info?: {
    /** The page after a logout. */
    readonly loggUtUrl?: string | undefined;
    /** The page of «Til nettbank». For `sb1` it is made from `bankBaseUrl`, `contactInfo.domene` and `nettbankOverviewPath`. */
    readonly nettbankUrl?: string | undefined;
    /** The page after session expiry. */
    readonly timeoutUrl?: string | undefined;
  } | undefined;
  readonly distributorInfo?: {
    /** Who sells the insurances, when no attribute says so. */
    readonly shortname?: 'sb1' | 'eika' | 'fana' | 'sbm' | 'dnb' | 'fremtind' | 'none' | undefined;
  } | undefined;
  /** Origin of the API. Default: that of the page. */
  readonly kfpApiHost?: string | undefined;
  /** The host's own release. Error reports, trace headers and analytics name it. */
  readonly app_version?: string | undefined;
  /** When the session ends, until a response says it: epoch milliseconds or seconds, or an ISO 8601 time with its offset. */
  readonly sessionTimeout?: number | string | undefined;
  /** `overview: false` closes the portal, `directLogin: false` the login page. Default: true. */
  readonly features?: { readonly overview?: boolean | undefined; readonly directLogin?: boolean | undefined } | undefined;
  /** `skadeBetaling: true` adds «Betal skadeforsikring» to the navigation. */
  readonly links?: { readonly skadeBetaling?: boolean | undefined } | undefined;
  /** Questions below the insurances. The fields of `link` may also stand beside `title`. */
  readonly finnerIkkeForsikringConfig?: readonly {
    readonly title?: string | undefined;
    readonly description?: string | undefined;
    readonly link?: { readonly url?: string | undefined; readonly urlText?: string | undefined; readonly external?: boolean | undefined } | undefined;
    readonly url?: string | undefined;
    readonly urlText?: string | undefined;
    readonly external?: boolean | undefined;
  }[] | undefined;
  readonly taskCards?: {
    readonly showBedriftsportal?: boolean | undefined;
    readonly bedriftsportalUrl?: string | undefined;
    /** Boxes about claim settlement and satisfied customers. A box without type or title is not shown. */
    readonly skrytebokser?: readonly {
      readonly type?: 'skadeoppgjor' | 'fornoydeKunder' | undefined;
      readonly title?: string | undefined;
      /** `value` is the text of a `text` item; `text` is the text of a `link` item. */
      readonly content?: readonly {
        readonly type?: 'text' | 'link' | undefined;
        readonly value?: string | undefined;
        readonly text?: string | undefined;
        readonly url?: string | undefined;
        readonly external?: boolean | undefined;
      }[] | undefined;
    }[] | undefined;
  } | undefined;
  /** Purchase links by group. An empty list hides the group; a missing group shows the insurer's own links. */
  readonly purchaseGroups?: {
    readonly [group in 'kjoretoy' | 'husOgHytte' | 'reise' | 'innbo' | 'livOgHelse' | 'bat' | 'dyr']?: readonly {
      readonly text: string;
      readonly url: string;
      /** Whether it opens in a new tab. */
      readonly external?: boolean | undefined;
    }[] | undefined;
  } | undefined;
  /** Whether the profile asks customers who are not the bank's for their consents. */
  readonly showSamtykkerMinProfil?: boolean | undefined;
  /** Whether a card leads to `vedlikeholdsKalenderUrl`. */
  readonly showVedlikeholdsKalender?: boolean | undefined;
  readonly vedlikeholdsKalenderUrl?: string | undefined;
  /** Insurances held through cards, programmes, employers or unions. One without a title is not shown. */
  readonly andreForsikringer?: readonly {
    readonly title?: string | undefined;
    readonly description?: string | undefined;
    readonly meldSkadeUrl?: string | undefined;
    readonly lesMerUrl?: string | undefined;
    /** Whether the two links open in a new tab. */
    readonly external?: boolean | undefined;
  }[] | undefined;
  /** How to reach the bank, before login and where the API does not say. `apningstider`: a list of `["Mandag–fredag", "08–16"]`. */
  readonly contactInfo?: {
    readonly navn?: string | undefined;
    readonly telefon?: string | undefined;
    readonly epost?: string | undefined;
    readonly apningstider?: readonly unknown[] | undefined;
    readonly domene?: string | undefined;
  } | undefined;
  /** Name of the insurer as customers know it. Default: Fremtind Forsikring. */
  readonly insurerName?: string | undefined;
  /** The logo of the portal and the header, 40 px high. Default: none, `insurerName` stands in its place. */
  readonly logoUrl?: string | undefined;
  /** The page of «Meld skade» in the navigation. Default: none, the link is left out. */
  readonly meldSkadeUrl?: string | undefined;
  /** The page of the claims in the navigation. Default: `/privat/forsikring/oversikt/jump/seopp/skadesaker`. */
  readonly skadesakerNavUrl?: string | undefined;
  /** The privacy page, to which the footer and the cookie dialog link. Default: `/privat/forsikring/personvern`. */
  readonly personvernUrl?: string | undefined;
  /** The page with the details of insurances in the partner system. */
  readonly eikaDetaljerUrl?: string | undefined;
  /** Per cent off a car insurance that is bought online. Default: 10 for `fremtind`, none for others. */
  readonly bilNettrabatt?: number | undefined;
  /** The claims pages, and the page for when the customer cannot be taken there. Default: `/privat/forsikring/oversikt`. */
  readonly skadesaker?: { readonly url?: string | undefined; readonly fallbackUrl?: string | undefined } | undefined;
  /** Origin of the online bank of `sb1`. Default: https://www.sparebank1.no. */
  readonly bankBaseUrl?: string | undefined;
  /** Path of the online bank of `sb1`, after the bank's domain. Default: nettbank-privat/oversikt. */
  readonly nettbankOverviewPath?: string | undefined;
  /** Paths where the authenticated consent cookie is the only one that counts (`bank`), or comes first (`customer`). */
  readonly consentAreas?: readonly { readonly path?: string | undefined; readonly area?: 'bank' | 'customer' | undefined }[] | undefined;
  /** Name of the authenticated consent cookie. Default: kfp-consent-v3. */
  readonly authConsentCookieName?: string | undefined;
  /** Name of the consent cookie. The attribute `cookie-name` of `kfp-cookie-consent` wins. Default: fremtind-cookie-consent. */
  readonly consentCookieName?: string | undefined;
  /** Domain of the consent cookie. The attribute `cookie-domain` of `kfp-cookie-consent` wins. */
  readonly consentCookieDomain?: string | undefined;
  /** Who asks the customer about cookies. Default: insurerName. */
  readonly consentOwner?: string | undefined;
  /** For `sb1`: the host whose messages say that the customer may have answered. Default: sparebank1.no. */
  readonly optInSite?: string | undefined;
  /** More origins to which the API may send the browser after a logout. Those of `info` and of the page are allowed. */
  readonly allowedOrigins?: readonly unknown[] | undefined;
  /** Replaces the prefix of the login call. */
  readonly authBase?: string | undefined;
  /** Path of the call that prolongs the session. Default: auth/session-extend. */
  readonly sessionExtendPath?: string | undefined;
  /** Name of the response header with the seconds until session expiry. Default: X-Session-Expiry. */
  readonly sessionExpiryHeader?: string | undefined;
  /** Another request header for the id of each call, besides `traceparent`. Default: none. */
  readonly correlationHeader?: string | undefined;
  /** Path of a JSON file on the page's own origin that switches elements off without a deploy. Default: none. */
  readonly flagsUrl?: string | undefined;
  /**
   * Language of elements without a `lang` on them or on an ancestor below the document element. Default: that of the
   * document.
   */
  readonly language?: 'nb' | 'nn' | 'en' | undefined;
  /** The host's own words, by language and key, such as `{ nb: { 'overview.title': 'Forsikringene' } }`. */
  readonly texts?: { readonly [language in 'nb' | 'nn' | 'en']?: { readonly [key: string]: string } | undefined } | undefined;
  /** `token` of a Mixpanel project. Default of `apiHost`: https://api-eu.mixpanel.com. */
  readonly analytics?: { readonly apiHost?: string | undefined; readonly token?: string | undefined } | undefined;
  readonly errorReporting?: {
    /** `https://<public key>@<host>/<project>`: errors are sent there, and calls carry trace headers. */
    readonly dsn?: string | undefined;
    /** How many customers there are: with more customers, fewer sessions of the portal are replayed. Default: NORMAL. */
    readonly trafficLevel?: 'NORMAL' | 'HIGH' | 'EXTRA_HIGH' | undefined;
  } | undefined;
}
