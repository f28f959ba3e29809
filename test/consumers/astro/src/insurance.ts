import '@kfp/elements';

const runtime = document.querySelector('kfp-runtime');
if (runtime) runtime.config = { insurerName: 'Fjord Forsikring' };

const header = document.querySelector('kfp-header');
if (header) header.buttons = [{ text: 'Min side', href: '/min-side' }];

document.addEventListener('kfp-ready', ({ detail }) => {
  document.querySelector('output')?.append(`${detail.tag} `);
});
