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
const { head, csp } = await import('@kfp/elements/server');
const { default: manifest } = await import('@kfp/elements/manifest.json', { with: { type: 'json' } });
const { html } = head({ tags: ['kfp-offers'], base: '/static/' });
if (!html.includes(`/static/${manifest.version}/${manifest.tags['kfp-offers'][0]}`)) throw new Error('head does not know the files');
if (!csp({ tags: ['kfp-offers'] }).header.startsWith("default-src 'none'")) throw new Error('csp gives no policy');
if (modules.length < 40) throw new Error(`only ${modules.length} modules were found`);
if (Reflect.ownKeys(globalThis).length !== globalsBefore) throw new Error('a module has left a global');
