// The bank's own router. Its pages contain the elements, and it handles the navigation of their links.
const base = '/demo/own-routes';
const portal = '/privat/forsikring/oversikt';

/** The bank's page for each route of the portal. */
const pages = {
  '': { tag: 'kfp-overview', title: 'Forsikring' },
  '/tilbud': { tag: 'kfp-offers', title: 'Tilbud' },
  '/forsikringsprofil': { tag: 'kfp-profile', title: 'Profil' },
  '/kjopsinnganger': { tag: 'kfp-purchase-entries', title: 'Kjøp forsikring' },
  '/andre-forsikringer': { tag: 'kfp-other-insurances', title: 'Andre forsikringer' },
};

const main = document.querySelector('main');
const readRoute = () => location.pathname.slice(base.length).replace(/\/$/, '');

function show() {
  const route = readRoute();
  const { tag, title } = pages[route] ?? {};
  document.title = `${title ?? 'Utenfor'} – Dalbanken`;
  document.querySelector('kfp-navigation').setAttribute('path', route || '/');
  main.replaceChildren(tag ? pageElement(tag) : outside(route));
}

/** An element whose title is the title of the page. */
function pageElement(tag) {
  const element = document.createElement(tag);
  element.setAttribute('heading-level', '1');
  return element;
}

/** A page of the insurer for which the bank has no element. */
function outside(route) {
  const text = document.createElement('p');
  text.className = 'outside';
  text.textContent = `Bankens egen ruter tok lenken til ${route}. Her ville banken vist sin egen side.`;
  return text;
}

document.addEventListener('kfp-navigate', (event) => {
  const { href, kind } = event.detail;
  const { pathname } = new URL(href);
  const route = kind === 'portal' ? pathname.slice(portal.length).replace(/\/$/, '') : pathname;
  const isOurs = kind === 'portal' ? Object.hasOwn(pages, route) : kind === 'internal' && !pathname.startsWith(base);
  document.querySelector('.route').textContent = isOurs ? `Banken går til ${route || '/'}` : `Nettleseren går til ${pathname}`;
  if (!isOurs) return;
  event.preventDefault();
  history.pushState(null, '', base + (route || '/'));
  show();
  window.scrollTo(0, 0);
  main.focus();
});

addEventListener('popstate', show);
show();
