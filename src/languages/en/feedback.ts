import type { TextTree } from '../../platform/texts.ts';

export const feedback = {
  smileys: {
    1: 'Very dissatisfied',
    2: 'A little dissatisfied',
    3: 'Neutral',
    4: 'Fairly satisfied',
    5: 'Very satisfied',
  },
  questions: {
    done: 'Did you manage to do what you came for?',
    satisfied: 'How satisfied are you with this website?',
    found: 'Did you find what you were looking for?',
  },
  yes: 'Yes',
  no: 'No',
  limit: '{length} of {max}',
  // One form for any number.
  overLimit: 'Characters over the limit: {excess}',
  textHelp: 'Do not include personal information. We will not reply to your feedback, but we use it to improve our services.',
  addOn: 'Would you like to say more about it?',
  send: 'Send',
  cancel: 'Cancel',
  thanks: 'Thank you for your feedback!',

  followUpOffer: 'Do you have time to answer a few more questions?',
  accept: 'Yes, I have time!',
  decline: 'No thanks',
  step: 'Step {number} of {count}',
  next: 'Next',
  back: 'Back',
  submit: 'Submit',
  followUpThanks: 'Thank you for answering!',

  contactTitle: 'May we contact you about your feedback?',
  contactError: 'Something went wrong. Try again.',
  contactThanks: 'Thank you! We will get in touch if we have any questions.',
  email: {
    label: 'Email',
    missing: 'Enter an email address so that we can contact you',
    invalid: 'Enter a valid email address',
  },
  phone: {
    label: 'Phone number',
    missing: 'Enter a phone number so that we can contact you',
    invalid: 'Enter a valid phone number',
  },
} satisfies TextTree;
