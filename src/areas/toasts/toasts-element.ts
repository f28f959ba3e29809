import { textType, wordType } from '../../platform/attribute-type.ts';
import { countType } from '../../platform/parsed-attribute-types.ts';
import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

const placements = ['center', 'left', 'right'] as const;

export type ToastPlacement = (typeof placements)[number];

/** `kfp-toasts`: short messages above the page. */
export const toastsElement = {
  tag: 'kfp-toasts',
  attributes: {
    placement: { attribute: 'placement', type: wordType(placements), default: 'center' },
    max: { attribute: 'max', type: countType, default: 5 },
  },
} as const satisfies ElementDeclaration;

/** `lang` is the browser's own, which the element reads. */
const documented = {
  ...toastsElement,
  attributes: { ...toastsElement.attributes, lang: { attribute: 'lang', type: textType, default: 'nb' } },
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-toasts` for host developers. */
export const toastsDocumentation = {
  element: documented,
  description: 'Short messages at the bottom of the window, of the elements and of the host.',
  attributes: {
    placement: 'Where at the bottom of the window they show.',
    max: 'How many show at a time; the others wait.',
    lang: 'Language of the messages of the host: the name of their close button follows it, also in languages that the interface does not have.',
  },
  methods: {
    add: {
      parameters: { content: 'string', 'options?': 'ToastOptions' },
      returns: 'string',
      description: 'Shows a message, and gives the id to close it by.',
    },
    close: { parameters: { id: 'string' }, returns: 'void', description: 'Takes a message away.' },
  },
  parts: ['toast'],
} as const satisfies ElementDocumentation<typeof documented>;
