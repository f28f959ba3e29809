import { KfpHeader } from '@kfp/elements/react18';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// React 18 draws a page on the server: the tag has its attributes, and what is no text waits for the browser.
const html = renderToString(createElement(KfpHeader, { logoAlt: 'Fjord', buttons: [{ text: 'Min side' }], onKfpReady() {} }, 'Laster'));
if (html !== '<kfp-header logo-alt="Fjord">Laster</kfp-header>') throw new Error(`drawn on the server: ${html}`);

// It writes false as text, but the mere attribute `hidden` hides an element.
const states = [true, false].map((is) => renderToString(createElement(KfpHeader, { hidden: is, autoFocus: is, inert: is, draggable: is, 'aria-busy': is, 'data-top': is })));
const drawn = [
  '<kfp-header hidden="hidden" autofocus="autofocus" inert="inert" draggable="true" aria-busy="true" data-top="true"></kfp-header>',
  '<kfp-header draggable="false" aria-busy="false" data-top="false"></kfp-header>',
];
if (states.join() !== drawn.join()) throw new Error(`drawn on the server: ${states.join()}`);
