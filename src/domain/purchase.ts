import { insurancePath } from './link.ts';

/** The purchase path of each insurance, below `insurancePath`. */
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

/** An insurance that can be bought. Each area has its own display names. */
export type PurchaseLink = keyof typeof purchasePaths;

/** A path on the page's own origin. */
export function purchaseHref(link: PurchaseLink): string {
  return `${insurancePath}/${purchasePaths[link]}`;
}

/** Replaces `travel` by `unionTravel` for a union member. */
export function unionLink(link: PurchaseLink, isUnionMember: boolean): PurchaseLink {
  return isUnionMember && link === 'travel' ? 'unionTravel' : link;
}

/** The insurances that can be bought, by group and in display order. */
export const purchaseGroups = {
  vehicles: ['car', 'motorhome', 'moped', 'motorcycle', 'scooter', 'trailer', 'caravan'],
  homes: ['house', 'cabin'],
  travel: ['travel'],
  belongings: ['contents', 'student', 'young'],
  health: ['child', 'treatment', 'criticalIllness', 'life', 'disability', 'accident'],
  boat: ['boat'],
  animals: ['dog', 'cat'],
} as const satisfies Readonly<Record<string, readonly PurchaseLink[]>>;

/** A group of insurances. `unionLink` replaces links for union members. */
export type PurchaseGroup = keyof typeof purchaseGroups;

/** Product types by the path above their pages. More specific paths come first. */
const products: readonly (readonly [type: string, path: string])[] = [
  ['BOBIL', purchasePaths.motorhome],
  ['BIL', purchasePaths.car],
  ['BAAT', purchasePaths.boat],
  ['MOPED', purchasePaths.moped],
  ['MC', purchasePaths.motorcycle],
  ['SEK', purchasePaths.scooter],
  ['TILHENGER', 'motor/tilhenger'],
  ['HUS', purchasePaths.house],
  ['FRITIDSHUS', purchasePaths.cabin],
  ['INNBO', purchasePaths.contents],
  ['STUDENT', purchasePaths.student],
  ['UNG', purchasePaths.young],
  ['KJAELEDYR', 'skade/kjaeledyr'],
  ['REISE', purchasePaths.travel],
  ['BARNEFORSIKRING', purchasePaths.child],
  ['BEHANDLINGSFORSIKRING', purchasePaths.treatment],
  ['KRITISK_SYKDOM', purchasePaths.criticalIllness],
  ['LIVSFORSIKRING', purchasePaths.life],
  ['UFOEREFORSIKRING', purchasePaths.disability],
  ['ULYKKESFORSIKRING', purchasePaths.accident],
];

/** The product of an insurer's page, by its address; undefined for any other page. */
export function productOfPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const place = `${pathname}/`;
  const [type] = products.find(([, path]) => place.startsWith(`${insurancePath}/${path}/`)) ?? [];
  return type === 'TILHENGER' && /[?&]type=CAMPINGVOGN(&|$)/.test(search) ? 'CAMPINGVOGN' : type;
}
