// Where Lit is loaded, a server has `customElements`, but no `HTMLElement` and no style sheets.
import 'lit';
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

if (typeof customElements === 'undefined') throw new Error('Lit gives a server no custom elements any more: this file tests nothing');
const dist = pathToFileURL('node_modules/@kfp/elements/dist/');
for (const file of readdirSync(dist, { recursive: true })) if (file.endsWith('.js')) await import(new URL(file, dist).href);
// Elements are registered in a microtask, when the module of the runtime may come after them.
await new Promise((resolve) => setTimeout(resolve));
for (const tag of ['kfp-runtime', 'kfp-offers']) if (customElements.get(tag)) throw new Error(`<${tag}> is defined on a server`);
