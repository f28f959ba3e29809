import { customerStates } from './states/customer-states.mjs';
import { feedbackStates } from './states/feedback-states.mjs';
import { insuranceStates } from './states/insurance-states.mjs';
import { pageStates } from './states/page-states.mjs';
import { state } from './states/state.mjs';

/** @typedef {import('./states/state.mjs').Entry} Entry */
/** @typedef {import('./states/state.mjs').State} State */

/** The components that elements are built from, by purpose. They are not published: see parts-script.mjs. @type {Entry} */
const parts = {
  tag: 'gallery-parts',
  states: [
    state('knapper', 'Knapper, lenker og merker', { attributes: { group: 'controls' } }),
    state('skjema', 'Skjema', { attributes: { group: 'forms' } }),
    state('meldinger', 'Meldinger og lasting', { attributes: { group: 'messages' } }),
    state('innhold', 'Kort, lister og tekst', { attributes: { group: 'content' } }),
    state('bilder', 'Bilder', { attributes: { group: 'pictures' } }),
    state('sider', 'Sider', { attributes: { group: 'pages' }, height: 900 }),
  ],
};

/** Everything that the gallery shows. @type {readonly Entry[]} */
export const entries = [...insuranceStates, ...customerStates, ...feedbackStates, ...pageStates, parts];
