import { insurancePath } from './link.ts';

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

/** What can be bought, by group and in the order in which it is listed. */
export const purchaseGroups = {
  vehicles: ['car', 'motorhome', 'moped', 'motorcycle', 'scooter', 'trailer', 'caravan'],
  homes: ['house', 'cabin'],
  travel: ['travel'],
  belongings: ['contents', 'student', 'young'],
  health: ['child', 'treatment', 'criticalIllness', 'life', 'disability', 'accident'],
  boat: ['boat'],
  animals: ['dog', 'cat'],
} as const satisfies Readonly<Record<string, readonly PurchaseLink[]>>;

/** A group of insurances; for a union member `unionLink` gives what stands in the place of each link. */
export type PurchaseGroup = keyof typeof purchaseGroups;

/** Product types by the path where each is bought, and below which it has pages of its own; the narrower path comes first. */
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

/** The product that a page of the insurer sells or shows, by its address; undefined for any other page. */
export function productOfPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const place = `${pathname}/`;
  const [type] = products.find(([, path]) => place.startsWith(`${insurancePath}/${path}/`)) ?? [];
  return type === 'TILHENGER' && /[?&]type=CAMPINGVOGN(&|$)/.test(search) ? 'CAMPINGVOGN' : type;
}
