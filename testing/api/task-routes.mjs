import { ok } from './response.mjs';

/** @type {import('./route.mjs').Route[]} */
export const taskRoutes = [
  {
    name: 'helseerklaering',
    method: 'GET',
    path: '/oversikt/helseerklaering',
    answer: ({ state }) => ok({ antall: state.healthDeclarations }),
  },
  {
    name: 'aksepttilbud',
    method: 'GET',
    path: '/oversikt/aksepttilbud',
    answer: ({ state }) => ok({ antall: state.offersToAccept, hasUlesteMeldinger: state.hasUnreadMessages }),
  },
  {
    name: 'motoroppgaver',
    method: 'GET',
    path: '/motor/oppgaver/motoroppgaver',
    answer: ({ state }) => ok({ oppgaver: state.motorTasks }),
  },
  {
    name: 'jumpsst',
    method: 'POST',
    path: '/jumpsst/',
    answer: ({ session }) => ok({ jumpSst: `demo-sst-${session?.publicId}` }),
  },
];
