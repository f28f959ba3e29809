const portal = '/privat/forsikring/oversikt';

/**
 * The host pages that show something: its path, the tag of the element that shows it, and the level of the title there.
 * @typedef {{ name: string, path: string, tag: string, level: number }} HostPage
 * @type {{ offers: HostPage[], overview: HostPage[] }}
 */
export const hostPages = {
  offers: [
    { name: 'online bank', path: '/demo/online-bank/', tag: 'kfp-offers', level: 2 },
    { name: 'mobile bank', path: '/demo/mobile-bank/', tag: 'kfp-offers', level: 1 },
    { name: 'portal', path: `${portal}/tilbud`, tag: 'kfp-portal', level: 1 },
  ],
  overview: [
    { name: 'online bank', path: '/demo/online-bank/', tag: 'kfp-overview', level: 2 },
    { name: 'portal', path: portal, tag: 'kfp-portal', level: 1 },
  ],
};
