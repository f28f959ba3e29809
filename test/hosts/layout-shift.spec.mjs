import { expect, test } from './fixtures.mjs';

const portal = '/privat/forsikring/oversikt';

/** Each page, with the tag and the words that it shows last. */
const pages = {
  'portal': [portal, 'kfp-portal', 'Hvor fornøyd er du'],
  'portal, slow': [`${portal}?scenario=slow`, 'kfp-portal', 'Hvor fornøyd er du'],
  'portal without tasks': [`${portal}?customer=one`, 'kfp-portal', 'Hvor fornøyd er du'],
  'portal, no list': [`${portal}?scenario=avtaler-500`, 'kfp-portal', 'En feil oppsto ved henting av forsikringene dine'],
  'portal, late tasks': [`${portal}?scenario=motoroppgaver-slow`, 'kfp-portal', 'Flere oppgaver'],
  'portal, late login context': [`${portal}?scenario=client-context-slow`, 'kfp-portal', 'Hvor fornøyd er du'],
  'portal, nobody logged in': [`${portal}?scenario=no-session`, 'kfp-portal', 'Vi ser aldri passordet ditt'],
  'portal, session unknown': [`${portal}?scenario=session-status-500`, 'kfp-portal', 'Vi ser aldri passordet ditt'],
  'offers': [`${portal}/tilbud`, 'kfp-portal', 'Fikk du gjort det du skulle'],
  'profile': [`${portal}/forsikringsprofil`, 'kfp-portal', 'Bekreft'],
  'profile with a long name': [`${portal}/forsikringsprofil?customer=long-names`, 'kfp-portal', 'Bekreft'],
  'profile with a row on the union': [`${portal}/forsikringsprofil?distributor=sb1`, 'kfp-portal', 'Bekreft'],
  'purchase entries': [`${portal}/kjopsinnganger`, 'kfp-portal', 'Dyr'],
  'online bank': ['/demo/online-bank/', 'kfp-overview', 'Hvor fornøyd er du'],
  'online bank, nothing there': ['/demo/online-bank/?customer=none', 'kfp-overview', 'Hvor fornøyd er du'],
  'online bank, nobody logged in': ['/demo/online-bank/?scenario=no-session', 'kfp-overview', 'Du må logge inn'],
  'mobile bank': ['/demo/mobile-bank/', 'kfp-offers', 'Kjøp forsikringen'],
  'bank with routes': ['/demo/own-routes/', 'kfp-overview', 'Hvor fornøyd er du'],
  'bank with routes, nobody logged in': ['/demo/own-routes/?scenario=no-session', 'kfp-overview', 'Du må logge inn'],
  'bank with a footer, one insurance': ['/demo/own-routes/?customer=one', 'kfp-overview', 'Hvor fornøyd er du'],
  'bank with a footer, nothing there': ['/demo/own-routes/?customer=none', 'kfp-overview', 'Hvor fornøyd er du'],
  'bank with a footer, late offers': ['/demo/own-routes/?customer=one&scenario=tilbud-slow', 'kfp-overview', 'Hvor fornøyd er du'],
};

/** Slow 4G, so that page, loader, code and data come one after the other. */
const slow = { offline: false, latency: 100, downloadThroughput: 300_000, uploadThroughput: 90_000 };

for (const [name, [path, tag, last]] of Object.entries(pages)) {
  for (const [width, height] of [[390, 844], [1280, 800]]) {
    test(`what loads moves nothing: ${name}, ${width} px`, async ({ open, page, context, expectedErrors }) => {
      if (path.includes('500')) expectedErrors.push(/status of 500|could not be requested/);
      await page.setViewportSize({ width, height });
      const network = await context.newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', slow);
      await page.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries()) {
            const moved = sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName ?? 'inside an element'} ${previousRect.y} → ${currentRect.y}`);
            window.shifts.push({ value, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(path.includes('?') ? path : `${path}?customer=full`);
      await expect(page.locator(tag).getByText(last).first()).toBeAttached({ timeout: 20_000 });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      test.info().annotations.push({ type: 'layout shift', description: sum.toFixed(4) });
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
    });
  }
}
