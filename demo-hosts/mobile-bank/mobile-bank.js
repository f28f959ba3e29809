// A double of the app's bridge: shows on the page what the app would have opened.
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

// A customer who has not answered about cookies is asked once the page is there.
const question = '/dist/standalone/kfp-cookie-consent.js';
document.addEventListener('kfp-ready', () => {
  if (!document.cookie.includes('kfp-consent-v3=')) import(question);
}, { once: true });
