import { insurancePath } from './policy.ts';
import { purchasePaths } from './purchase-links.ts';

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
