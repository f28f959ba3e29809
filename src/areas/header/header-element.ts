import { jsonType, textType, wordType } from '../../platform/attribute-type.ts';
import type { ElementDeclaration } from '../../platform/element-declaration.ts';

/** `kfp-header`: the logo, the host's buttons, and on large windows the ways out. */
export const headerElement = {
  tag: 'kfp-header',
  className: 'KfpHeader',
  description: 'The start of the page: a logo, buttons of the host and, on windows from 1200 px, «Til nettbank» and «Logg ut».',
  attributes: {
    logo: { attribute: 'logo', type: textType, description: 'Address of the logo.' },
    logoAlt: {
      attribute: 'logo-alt',
      type: textType,
      description: 'What the logo says. Default: insurerName of the configuration.',
    },
    logoAlignment: {
      attribute: 'logo-alignment',
      type: wordType(['LEFT', 'CENTER']),
      default: 'LEFT',
      description: 'Where the logo stands. Default: LEFT.',
    },
    theme: {
      attribute: 'theme',
      type: wordType(['light', 'dark', 'auto']),
      default: 'auto',
      description: 'light or dark in place of what is around it. Default: auto, which follows that.',
    },
    buttons: {
      attribute: 'buttons',
      type: jsonType,
      tsType: "readonly { readonly text: string; readonly href?: string; readonly action?: 'logout' | 'contact' | (() => void) }[]",
      description: 'Buttons: each has a text and an href or an action. logout logs out, contact goes to the phone number of kfp-footer; as a property an action may be a function.',
    },
  },
} as const satisfies ElementDeclaration;
