import { KfpHeader } from '@kfp/elements/react18';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// React 18 draws a page on the server: the tag has its attributes, and what is no text waits for the browser.
const html = renderToString(createElement(KfpHeader, { logoAlt: 'Fjord', buttons: [{ text: 'Min side' }], onKfpReady() {} }, 'Laster'));
if (html !== '<kfp-header logo-alt="Fjord">Laster</kfp-header>') throw new Error(`drawn on the server: ${html}`);
