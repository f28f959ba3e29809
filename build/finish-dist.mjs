import { compressFolder } from './compress.mjs';
import { writeElementTypes } from './element-types.mjs';
import { writeManifest } from './manifest.mjs';
import { writePortalPage } from './portal-page.mjs';

/** Writes what is not JavaScript of ours: portal page, manifests, types, licences, and the compressed forms. Comes last. */
export function finishDist({ out, version, licences }) {
  const assetBase = process.env.KFP_ASSET_BASE || '/dist/';
  return {
    name: 'finish-dist',
    async writeBundle() {
      await writePortalPage({ out, assetBase });
      await writeElementTypes({ out });
      await licences.write(out);
      await writeManifest({ out, version, assetBase });
      await compressFolder(out);
    },
  };
}
