// A stand-in for the app's bridge. It shows on the page what the app would open.
window.kfpNativeBridge = {
  openLink(link) {
    const item = document.createElement('li');
    const kind = document.createElement('strong');
    kind.textContent = [link.type, link.title ?? link.documentName].filter(Boolean).join(': ');
    item.append(kind, link.url);
    document.querySelector('.opened-list').append(item);
    document.querySelector('.opened-none').hidden = true;
  },
};

// Asks a customer without an answer about cookies after the page has loaded.
const question = '/dist/standalone/kfp-cookie-consent.js';
document.addEventListener('kfp-ready', () => {
  if (!document.cookie.includes('kfp-consent-v3=')) import(question);
}, { once: true });
