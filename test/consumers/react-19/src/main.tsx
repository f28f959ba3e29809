import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Insurance } from './insurance';

const app = document.querySelector('#app');
if (app) createRoot(app).render(<StrictMode><Insurance /></StrictMode>);
