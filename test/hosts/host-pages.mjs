const portal = '/privat/forsikring/oversikt';

/**
 * The host pages that show something: its path, and the tag of the element that shows it.
 * @typedef {{ name: string, path: string, tag: string }} HostPage
 * @type {{ offers: HostPage[], overview: HostPage[] }}
 */
export const hostPages = {
  offers: [
    { name: 'online bank', path: '/demo/online-bank/', tag: 'kfp-offers' },
    { name: 'mobile bank', path: '/demo/mobile-bank/', tag: 'kfp-offers' },
    { name: 'portal', path: `${portal}/tilbud`, tag: 'kfp-portal' },
  ],
  overview: [
    { name: 'online bank', path: '/demo/online-bank/', tag: 'kfp-overview' },
    { name: 'portal', path: portal, tag: 'kfp-portal' },
  ],
};
