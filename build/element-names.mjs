import { readdirSync } from 'node:fs';

/** The files of `elements/` but the loader: one per tag, named as the tag without its prefix. */
export const readElementNames = () => readdirSync('elements').map((file) => file.replace('.ts', '')).filter((name) => name !== 'kfp');
