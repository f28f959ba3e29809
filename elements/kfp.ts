import { loadElements } from '../src/shell/load-elements.ts';
import { registerRuntime } from '../src/shell/runtime-element.ts';

/** Names of the elements' files in `chunks`, with spaces between them; the build puts them here. */
declare const __KFP_ELEMENT_FILES__: string;

registerRuntime();
loadElements(__KFP_ELEMENT_FILES__.split(' '), (file) => import(`./chunks/${file}.js`));
