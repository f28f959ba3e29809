import type { PurchaseGroup, PurchaseLink } from '../../domain/purchase.ts';
import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

const groups: Readonly<Record<PurchaseGroup, string>> = {
  vehicles: 'Kjøretøy',
  homes: 'Hus og hytte',
  travel: 'Reise',
  belongings: 'Innbo og ting',
  health: 'Liv og helse',
  boat: 'Båt',
  animals: 'Dyr',
};

const links: Readonly<Record<PurchaseLink, string>> = {
  car: 'Bil',
  motorhome: 'Bobil',
  moped: 'Moped',
  motorcycle: 'Motorsykkel',
  scooter: 'El-sparkesykkel',
  trailer: 'Tilhenger',
  caravan: 'Campingvogn',
  house: 'Hus',
  cabin: 'Hytte',
  travel: 'Reise',
  unionTravel: 'Reise LOfavør',
  contents: 'Innbo',
  student: 'Student',
  young: 'Ung',
  child: 'Barneforsikring',
  treatment: 'Behandlingsforsikring',
  criticalIllness: 'Kritisk sykdom',
  life: 'Livsforsikring',
  disability: 'Uføreforsikring',
  accident: 'Ulykkesforsikring',
  boat: 'Båt',
  dog: 'Hund',
  cat: 'Katt',
};

/** Texts of the purchase entries. */
export const purchaseEntriesText = {
  name: 'purchaseEntries',
  nb: {
    title: 'Hva vil du forsikre?',
    groups,
    links,
    lowerDeductible: 'Som LO-medlem får du 1000 kroner lavere egenandel.',
    business: 'Forsikring til bedriften?',
    toBusinessPortal: 'Gå til bedriftsportalen',
    maintenanceCalendar: 'Vedlikeholdskalender',
  },
} as const satisfies Catalogue;

export type PurchaseEntriesText = typeof purchaseEntriesText.nb;

/** Returns the texts in the element's language. */
export const usePurchaseEntriesText = () => useTexts(purchaseEntriesText);
