import type {} from '@kfp/elements/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const right: SvelteHTMLElements['kfp-offers'] = { distributor: 'dnb', 'onkfp-ready': (event) => event.detail.tag.length };
export const around: SvelteHTMLElements['main'] = { 'onkfp-ready': (event) => event.detail.tag.length };
export const texts: SvelteHTMLElements['kfp-offers'] = { 'heading-level': '3', 'no-heading': 'true' };
// @ts-expect-error no number
export const level: SvelteHTMLElements['kfp-offers'] = { 'heading-level': 'h3' };
// @ts-expect-error no such distributor
export const distributor: SvelteHTMLElements['kfp-offers'] = { distributor: 'nordea' };
// @ts-expect-error no such block
export const sections: SvelteHTMLElements['kfp-overview'] = { sections: ['cars'] };
// @ts-expect-error no such field of the detail
export const contact: SvelteHTMLElements['kfp-feedback'] = { 'onkfp-contact': (event) => event.detail.address };
