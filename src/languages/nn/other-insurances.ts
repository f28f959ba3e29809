import type { TextTree } from '../../platform/texts.ts';

export const otherInsurances = {
  pageTitle: 'Andre forsikringar',
  title: 'Forsikringar gjennom kort, program, arbeidsgivar eller forbund',
  none: 'Vi har ingen andre forsikringar å vise.',
  reportClaim: 'Meld skade',
  readMore: 'Les meir',
} satisfies TextTree;
