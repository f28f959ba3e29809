import { countType, textType, wordType } from '../../platform/attribute-type.ts';
import type { ElementDeclaration } from '../../platform/element-declaration.ts';

const placements = ['center', 'left', 'right'] as const;

export type ToastPlacement = (typeof placements)[number];

/** `kfp-toasts`: short messages above the page. */
export const toastsElement = {
  tag: 'kfp-toasts',
  className: 'KfpToasts',
  description: 'Short messages at the bottom of the window, of the elements and of the host.',
  attributes: {
    placement: {
      attribute: 'placement',
      type: wordType(placements),
      default: 'center',
      description: 'Where at the bottom of the window they show.',
    },
    max: {
      attribute: 'max',
      type: countType,
      default: 5,
      description: 'How many show at a time; the others wait.',
    },
    lang: {
      attribute: 'lang',
      type: textType,
      default: 'nb',
      description: 'Language of the messages of the host: the name of their close button follows it.',
    },
  },
  methods: {
    add: {
      tsType: '(content: string, options?: ToastOptions) => string',
      description: 'Shows a message, and gives the id to close it by.',
    },
    close: { tsType: '(id: string) => void', description: 'Takes a message away.' },
  },
} as const satisfies ElementDeclaration;
