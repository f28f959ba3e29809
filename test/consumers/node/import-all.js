import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// What a server that draws pages does: each module is loaded where there is no window, no document and no element.
const dist = pathToFileURL('node_modules/@kfp/elements/dist/');
// Node makes a global of its own with the first Request, and ky makes one while it is evaluated.
new Request('https://empty.invalid');
const globalsBefore = Reflect.ownKeys(globalThis).length;
const modules = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.js'));
for (const file of modules) await import(new URL(file, dist).href);
await import('@kfp/elements');
await import('@kfp/elements/elements/kfp-portal');
await import('@kfp/elements/standalone/kfp-offers');
if (modules.length < 40) throw new Error(`only ${modules.length} modules were found`);
if (Reflect.ownKeys(globalThis).length !== globalsBefore) throw new Error('a module has left a global');
