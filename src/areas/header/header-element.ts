import { textType, wordType } from '../../platform/attribute-type.ts';
import { jsonType } from '../../platform/parsed-attribute-types.ts';
import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

/** `kfp-header`: the logo, the host's buttons, and on large windows the exit links. */
export const headerElement = {
  tag: 'kfp-header',
  heights: [57, 57],
  attributes: {
    logo: { attribute: 'logo', type: textType },
    logoAlt: { attribute: 'logo-alt', type: textType },
    logoAlignment: { attribute: 'logo-alignment', type: wordType(['LEFT', 'CENTER']), default: 'LEFT' },
    theme: { attribute: 'theme', type: wordType(['light', 'dark', 'auto']), default: 'auto' },
    buttons: { attribute: 'buttons', type: jsonType },
  },
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-header` for host developers. */
export const headerDocumentation = {
  element: headerElement,
  description: 'The start of the page: a logo, buttons of the host and, on windows from 1200 px, «Til nettbank» and «Logg ut».',
  attributes: {
    logo: 'Address of the logo. Default: logoUrl of the configuration.',
    logoAlt: 'What the logo says. Default: insurerName of the configuration.',
    logoAlignment: 'Where the logo stands. Default: LEFT.',
    theme: 'light or dark in place of what is around it. Default: auto, which follows that.',
    buttons: 'Buttons: each has a text and an href or an action. logout logs out; contact, coverage and details go to what has the id kontakt-telefon, dekninger or forsikringsdetaljer; as a property an action may be a function.',
  },
  attributeTypes: {
    buttons: "readonly { readonly text: string; readonly href?: string; readonly action?: 'logout' | 'contact' | 'coverage' | 'details' | (() => void) }[]",
  },
} as const satisfies ElementDocumentation<typeof headerElement>;
