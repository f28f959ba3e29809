// The bank's own script. Like many scripts, it sets a global variable.
window.fjordbanken = { version: '14.2' };

const menuButton = document.querySelector('.menu-button');
menuButton.addEventListener('click', () => {
  const isOpen = document.querySelector('#meny').classList.toggle('open');
  menuButton.setAttribute('aria-expanded', String(isOpen));
});

const amountsButton = document.querySelector('.amounts-button');
amountsButton.addEventListener('click', () => {
  const isHidden = document.querySelector('.accounts').classList.toggle('amounts-hidden');
  amountsButton.setAttribute('aria-pressed', String(isHidden));
});

const hour = new Date().getHours();
document.querySelector('[data-greeting]').textContent =
  hour < 10 ? 'God morgen' : hour < 18 ? 'God dag' : 'God kveld';

document.querySelector('[data-open-cookies]').addEventListener('click', () => {
  document.querySelector('kfp-runtime').openCookieSettings();
});
