import { booleanType, textType, wordType } from '../../platform/attribute-type.ts';
import { numberType } from '../../platform/parsed-attribute-types.ts';
import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

const kinds = [
  'generell', 'utilgjengelig', 'avsluttForsikring', 'alleredeAvsluttet', 'finnes', 'kanIkkeSeForsikringPaaNett',
  'under18', 'lo', 'uonsket', 'utenlandskBosted',
] as const;

/** `kfp-error-page`: a full-page message. */
export const errorPageElement = {
  tag: 'kfp-error-page',
  titleLevel: 1,
  attributes: {
    type: { attribute: 'type', type: wordType(['error', 'block']), default: 'error' },
    kind: { attribute: 'kind', type: wordType(kinds) },
    status: { attribute: 'status', type: numberType },
    heading: { attribute: 'heading', type: textType },
    lead: { attribute: 'lead', type: textType },
    logo: { attribute: 'logo', type: textType },
    image: { attribute: 'image', type: textType },
    action: { attribute: 'action', type: wordType(['none']) },
    actionLabel: { attribute: 'action-label', type: textType },
    actionHref: { attribute: 'action-href', type: textType },
    overviewLink: { attribute: 'overview-link', type: booleanType },
    reportNotFound: { attribute: 'report-not-found', type: booleanType },
  },
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-error-page` for host developers. */
export const errorPageDocumentation = {
  element: errorPageElement,
  description: 'A page that says that something went wrong, or that a purchase is not possible here.',
  attributes: {
    type: 'An error, or a purchase that is blocked.',
    kind: 'What to say; each type has its own kinds.',
    status: 'HTTP status of a router, where there is no kind: 404 says that the page is gone.',
    heading: 'Heading in place of that of the kind.',
    lead: 'Line below the heading; empty for none.',
    logo: 'Address of a decorative logo above the heading.',
    image: 'Address of a decorative image beside the text.',
    action: 'none hides the button.',
    actionLabel: "The button's text. Default: «Gå tilbake».",
    actionHref: 'Where the button leads. Default: back, or to the portal where there is nothing to go back to.',
    overviewLink: 'Shows «Til forsikringsoversikten», which a page that is gone has anyway.',
    reportNotFound: 'Tells the error reporter of a page that is gone.',
  },
} as const satisfies ElementDocumentation<typeof errorPageElement>;
