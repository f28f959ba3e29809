import { readdirSync } from 'node:fs';

/** The files of `elements/` except the loader. Each tag has one file, with the name of the tag without its prefix. */
export const readElementNames = () => readdirSync('elements').map((file) => file.replace('.ts', '')).filter((name) => name !== 'kfp');
