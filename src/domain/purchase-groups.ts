import type { PurchaseLink } from './purchase-links.ts';

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
