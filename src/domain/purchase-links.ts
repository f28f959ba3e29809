import { insurancePath } from './policy.ts';

/** Where each insurance is bought, below the portal's own prefix. */
export const purchasePaths = {
  boat: 'motor/baat',
  car: 'motor/bil',
  motorhome: 'motor/bil/bobil',
  moped: 'motor/moped',
  motorcycle: 'motor/mc',
  scooter: 'motor/sek',
  trailer: 'motor/tilhenger?type=TILHENGER',
  caravan: 'motor/tilhenger?type=CAMPINGVOGN',
  house: 'hus',
  cabin: 'hytte',
  contents: 'innbo',
  dog: 'skade/kjaeledyr/hund',
  cat: 'skade/kjaeledyr/katt',
  travel: 'skade/reise',
  unionTravel: 'skade/reise/lofavor',
  student: 'student',
  young: 'ung',
  child: 'liv/kjop/barneforsikring',
  treatment: 'liv/kjop/behandlingsforsikring',
  criticalIllness: 'liv/kjop/kritisksykdom',
  life: 'liv/kjop/livsforsikring',
  disability: 'liv/kjop/uforeforsikring',
  accident: 'liv/kjop/ulykkesforsikring',
} as const;

/** An insurance that can be bought; each area has its own names for them. */
export type PurchaseLink = keyof typeof purchasePaths;

/** A path on the page's own origin. */
export function purchaseHref(link: PurchaseLink): string {
  return `${insurancePath}/${purchasePaths[link]}`;
}

/** The link that a customer gets instead: `unionTravel` for a union member's `travel`. */
export function unionLink(link: PurchaseLink, isUnionMember: boolean): PurchaseLink {
  return isUnionMember && link === 'travel' ? 'unionTravel' : link;
}
