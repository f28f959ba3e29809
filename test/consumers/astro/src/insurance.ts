import '@kfp/elements';

function setProperties() {
  const runtime = document.querySelector('kfp-runtime');
  if (runtime) runtime.config = { insurerName: 'Fjord Forsikring' };

  const header = document.querySelector('kfp-header');
  if (header) header.buttons = [{ text: 'Min side', href: '/min-side' }];
}

setProperties();
// With <ClientRouter /> this script runs once, and each page brings new elements.
document.addEventListener('astro:after-swap', setProperties);

document.addEventListener('kfp-ready', ({ detail }) => {
  document.querySelector('output')?.append(`${detail.tag} `);
});
