import { textType, wordType } from '../../platform/attribute-type.ts';
import { jsonType } from '../../platform/parsed-attribute-types.ts';
import type { ElementDeclaration, ElementDocumentation } from '../../platform/element-declaration.ts';

const presets = ['fikkDuGjortDetDuSkulle', 'hvorFornoydErDu', 'fantDuDetDuLetteEtter'] as const;
const contactFields = ['email', 'email-phone'] as const;

export type FeedbackPreset = (typeof presets)[number];
/** The fields of the contact form. */
export type ContactFields = (typeof contactFields)[number];

/** `kfp-feedback`: asks for the customer's opinion of the page. */
export const feedbackElement = {
  tag: 'kfp-feedback',
  attributes: {
    preset: { attribute: 'preset', type: wordType(presets), default: 'fikkDuGjortDetDuSkulle' },
    productCode: { attribute: 'product-code', type: textType },
    contact: { attribute: 'contact', type: wordType(contactFields) },
    followUp: { attribute: 'follow-up', type: jsonType },
  },
  properties: ['question', 'onFeedback', 'onFollowup', 'onContact'],
} as const satisfies ElementDeclaration;

/** Documentation of `kfp-feedback` for host developers. */
export const feedbackDocumentation = {
  element: feedbackElement,
  description: 'Asks the customer about the page, then more questions and how to get in touch, where the host wants that.',
  attributes: {
    preset: 'Which question is asked.',
    productCode: 'Goes with the answer to the API.',
    contact: 'Asks at the end how to get in touch. Default: does not.',
    followUp: 'Questions that are asked after the first one, a step each.',
  },
  attributeTypes: { followUp: 'readonly Question[]' },
  properties: {
    question: { tsType: 'Question', description: 'Is asked in place of the preset.' },
    onFeedback: {
      tsType: "(detail: HostEventDetails['kfp-feedback']) => unknown",
      description: 'Called with the detail of kfp-feedback.',
    },
    onFollowup: {
      tsType: "(detail: HostEventDetails['kfp-followup']) => unknown",
      description: 'Called with the detail of kfp-followup.',
    },
    onContact: {
      tsType: "(detail: HostEventDetails['kfp-contact']) => unknown",
      description: 'Called with the detail of kfp-contact. A rejected promise keeps the form, with a message.',
    },
  },
  methods: {
    reset: { returns: 'void', description: 'Asks anew; what was not sent is forgotten.' },
  },
  events: {
    'kfp-feedback': 'The customer has answered, or has left with an unsent answer. Cancelable: then it is not sent to the API.',
    'kfp-followup': 'The customer has answered more questions, or has left before sending the answers.',
    'kfp-contact': 'The customer may be contacted.',
  },
  parts: ['card'],
} as const satisfies ElementDocumentation<typeof feedbackElement>;
