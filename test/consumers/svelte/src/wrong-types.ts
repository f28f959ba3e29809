import type {} from '@kfp/elements/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const right: SvelteHTMLElements['kfp-offers'] = { distributor: 'dnb', 'onkfp-ready': (event) => event.detail.tag.length };
export const around: SvelteHTMLElements['main'] = { 'onkfp-ready': (event) => event.detail.tag.length };
// @ts-expect-error no such distributor
export const distributor: SvelteHTMLElements['kfp-offers'] = { distributor: 'nordea' };
// @ts-expect-error no such block
export const sections: SvelteHTMLElements['kfp-overview'] = { sections: ['cars'] };
// @ts-expect-error no such field of the detail
export const contact: SvelteHTMLElements['kfp-feedback'] = { 'onkfp-contact': (event) => event.detail.address };
