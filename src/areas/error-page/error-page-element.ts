import { booleanType, numberType, textType, wordType } from '../../platform/attribute-type.ts';
import type { ElementDeclaration } from '../../platform/element-declaration.ts';

const kinds = [
  'generell', 'utilgjengelig', 'avsluttForsikring', 'alleredeAvsluttet', 'finnes', 'kanIkkeSeForsikringPaaNett',
  'under18', 'lo', 'uonsket', 'utenlandskBosted',
] as const;

/** `kfp-error-page`: a full-page message. */
export const errorPageElement = {
  tag: 'kfp-error-page',
  className: 'KfpErrorPage',
  description: 'A page that says that something went wrong, or that a purchase is not possible here.',
  attributes: {
    type: {
      attribute: 'type',
      type: wordType(['error', 'block']),
      default: 'error',
      description: 'An error, or a purchase that is blocked.',
    },
    kind: { attribute: 'kind', type: wordType(kinds), description: 'What to say; each type has its own kinds.' },
    status: {
      attribute: 'status',
      type: numberType,
      description: 'HTTP status of a router, where there is no kind: 404 says that the page is gone.',
    },
    heading: { attribute: 'heading', type: textType, description: 'Heading in place of that of the kind.' },
    lead: { attribute: 'lead', type: textType, description: 'Line below the heading; empty for none.' },
    logo: { attribute: 'logo', type: textType, description: 'Address of a decorative logo above the heading.' },
    image: { attribute: 'image', type: textType, description: 'Address of a decorative image beside the text.' },
    action: { attribute: 'action', type: wordType(['none']), description: 'none hides the button.' },
    actionLabel: {
      attribute: 'action-label',
      type: textType,
      description: "The button's text. Default: «Gå tilbake».",
    },
    actionHref: {
      attribute: 'action-href',
      type: textType,
      description: 'Where the button leads. Default: back, or to the portal where there is nothing to go back to.',
    },
    overviewLink: {
      attribute: 'overview-link',
      type: booleanType,
      description: 'Shows «Til forsikringsoversikten», which a page that is gone has anyway.',
    },
    reportNotFound: {
      attribute: 'report-not-found',
      type: booleanType,
      description: 'Tells the error reporter of a page that is gone.',
    },
  },
} as const satisfies ElementDeclaration;
