import { textType } from '../platform/attribute-type.ts';
import { jsonType } from '../platform/parsed-attribute-types.ts';
import type { ElementDeclaration, ElementDocumentation } from '../platform/element-declaration.ts';

/** `kfp-runtime`: an invisible element with the state that all elements of a page share. */
export const runtimeElement = {
  tag: 'kfp-runtime',
  attributes: {
    apiHost: { attribute: 'api-host', type: textType },
    config: { attribute: 'config', type: jsonType, isLayered: true },
  },
  properties: ['transport', 'analyticsTransport', 'errorReporter', 'nativeBridge'],
} as const satisfies ElementDeclaration;

/** Public documentation of `kfp-runtime`. */
export const runtimeDocumentation = {
  element: runtimeElement,
  description: 'Invisible element that holds what all elements of the page share: session, cache and configuration.',
  attributes: {
    apiHost: 'Origin of the API. Default: kfpApiHost of the configuration, else the origin of the page.',
    config: 'Configuration, as JSON or, as a property, an object; wins over window.kfpConfig.',
  },
  attributeTypes: { config: 'KfpConfig' },
  properties: {
    transport: { tsType: 'typeof fetch', description: 'Sends every call to the API. Default: fetch of the page.' },
    analyticsTransport: {
      tsType: 'AnalyticsTransport',
      description: 'Sends every request to the analytics service. Default: fetch of the page.',
    },
    errorReporter: {
      tsType: '(error: unknown, detail: ErrorDetail) => unknown',
      description: 'Called with every failure, including those without a message to the customer.',
    },
    nativeBridge: { tsType: 'NativeBridge', description: 'Opens links in the mobile bank. Default: window.kfpNativeBridge.' },
  },
  getters: {
    ready: { tsType: 'Promise<void>', description: 'Resolves once session-status has ended.' },
    version: { tsType: 'string', description: 'Version of the bundle.' },
    session: { tsType: 'SessionDetail | null', description: 'Who is logged in; null until session-status has ended.' },
    consent: {
      tsType: 'ConsentAnswers | null',
      description: 'Answers about cookies; null until they are first needed, by kfp-cookie-consent or after the first content.',
    },
  },
  methods: {
    logout: { returns: 'Promise<void>', description: 'Logs out, and goes where the backend says, or to info.loggUtUrl.' },
    extendSession: { returns: 'Promise<void>', description: 'Prolongs the session. Rejects when that fails.' },
    openCookieSettings: {
      returns: 'Promise<void>',
      description: 'Opens the dialog about cookies, if the page has kfp-cookie-consent or kfp-portal.',
    },
    track: {
      parameters: { event: 'TrackingEvent' },
      returns: 'void',
      description: 'Tracks an event of the host, where the customer has consented.',
    },
    diagnose: {
      returns: 'Promise<readonly Finding[]>',
      description: 'Finds mistakes in how the page uses the elements, and says what to change. Rejects when its code fails to load.',
    },
    refresh: { returns: 'Promise<void>', description: 'Requests the session and the data of all visible elements again.' },
  },
  events: {
    'kfp-consent-change': 'The answers about cookies have changed elsewhere, as in another tab.',
    'kfp-track': 'An event that the consent of the customer has let through. Cancelable: then it is not sent.',
    'kfp-error': 'Items of an API response were left out, because their shape is wrong, or a change has failed whose element has left the page. Holds no personal data.',
    'kfp-flags': 'What the file of flagsUrl says for this session: elements that are off, features, share. Once, and only where a file counts.',
    'kfp-session': 'The session has changed: logged-in, logged-out, warning (it ends within a minute), extended, expired. Cancelable when expired: then the page is not left.',
  },
} as const satisfies ElementDocumentation<typeof runtimeElement>;
