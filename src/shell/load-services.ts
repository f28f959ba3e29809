import type { LoadServices } from './page-runtime.ts';

/** The code of this copy of the bundle. */
export const loadServices: LoadServices = () => import('./start-runtime.ts');

/** Tries one copy of the code after the other; rejects with what the last one rejected with. */
export async function firstThatLoads(copies: Iterable<LoadServices>): ReturnType<LoadServices> {
  let failure: unknown;
  for (const load of copies) {
    try {
      return await load();
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
