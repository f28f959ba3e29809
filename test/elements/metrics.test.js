import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, entry, listen, loader, openPage, shows, standalone } from '../support/browser/page.js';

describe('kfp-metric EL-25', () => {
  afterEach(closePages);

  const times = ['defined', 'data', 'painted'];
  const of = (events, element) => events.filter(({ target }) => target === element).map(({ detail: { name } }) => name);

  for (const source of [loader, entry('kfp-offers'), standalone('kfp-offers')]) {
    it(`tells the times of an element, of one that comes later, and nothing twice: ${source}`, async () => {
      const page = await openPage({ body: '<kfp-runtime></kfp-runtime><kfp-offers></kfp-offers>', scripts: [source] });
      const events = listen(page, 'kfp-metric');
      await until(() => events.length === 3, 'the first one is told of', 8000);
      expect(of(events, page.document.querySelector('kfp-offers'))).toEqual(times);
      const [defined, data, painted] = events.map(({ detail }) => detail.value);
      expect(0 < defined && defined <= data && data <= painted).toBe(true);
      expect(events.every(({ detail }) => detail.tag === 'kfp-offers')).toBe(true);

      const later = page.document.createElement('kfp-offers');
      page.document.body.append(later);
      await until(() => of(events, later).length === 3, 'the later one is told of');
      expect(of(events, later)).toEqual(times);
      expect(events[4].detail.value).toBeGreaterThan(data);
      expect(events.length).toBe(6);
      // One mark of each name, that of the first.
      expect(page.window.performance.getEntriesByName('kfp:kfp-offers:data').map(({ startTime }) => startTime)).toEqual([data]);
      expect(page.errors).toEqual([]);
    });
  }

  it('counts from when the customer opened a prerendered page, here 1 ms before the data', async () => {
    const page = await openPage({
      body: '<kfp-runtime></kfp-runtime><kfp-offers></kfp-offers>',
      scripts: [loader],
      before({ performance: own }) {
        const read = own.getEntriesByType.bind(own);
        const opened = () => (own.getEntriesByName('kfp:kfp-offers:data')[0]?.startTime ?? 1) - 1;
        own.getEntriesByType = (type) => (type === 'navigation' ? [{ activationStart: opened() }] : read(type));
      },
    });
    const events = listen(page, 'kfp-metric');
    const { detail } = await until(() => events.find(({ detail: { name } }) => name === 'data'), 'the time of the data is told', 8000);
    expect(Math.round(detail.value)).toBe(1);
  });

  it('tells no time of data that is not there', async () => {
    const page = await openPage({ body: '<kfp-runtime></kfp-runtime><kfp-offers></kfp-offers>', backend: createBackend({ 'avtaleoversikt/tilbud': 500, 'avtaleoversikt/avtaler': 500 }) });
    const events = listen(page, 'kfp-metric');
    await page.load(loader);
    await until(() => events.length > 0, 'it is told of', 8000);
    expect(events.map(({ detail }) => detail.name)).toEqual(['defined']);
  });

  it('observes nothing before somebody has read a detail', async () => {
    const observed = [];
    const page = await openPage({
      body: '<kfp-runtime></kfp-runtime><kfp-offers></kfp-offers>',
      before(own) {
        const { PerformanceObserver: Own } = own;
        own.PerformanceObserver = class extends Own {
          observe(options) {
            observed.push(options.type);
            super.observe(options);
          }
        };
      },
    });
    const events = listen(page, 'kfp-metric');
    await page.load(loader);
    await until(() => events.length === 3, 'it is told of', 8000);
    const wanted = ['event', 'layout-shift'].filter((type) => page.window.PerformanceObserver.supportedEntryTypes.includes(type));
    expect(observed.filter((type) => wanted.includes(type))).toEqual([]);
    expect(events[0].detail.name).toBe('defined');
    expect(observed.filter((type) => wanted.includes(type))).toEqual(wanted);
  });

  it('tells those who listen late, when the page is left', async () => {
    const page = await openPage({ body: '<kfp-runtime></kfp-runtime><kfp-offers></kfp-offers>', scripts: [loader] });
    await shows(await until(() => page.document.querySelector('kfp-offers'), 'parsed'), 'Innbo');
    const { performance } = page.window;
    let told = 0;
    page.window.addEventListener('kfp-metric', () => (told += 1));
    await until(() => told === 3, 'it was told', 8000);
    const events = listen(page, 'kfp-metric');
    page.document.dispatchEvent(new page.window.CustomEvent('visibilitychange'));
    expect(events.map(({ detail }) => detail.name)).toEqual(times);
    page.document.dispatchEvent(new page.window.CustomEvent('visibilitychange'));
    expect(events.length).toBe(3);
    const marks = performance.getEntriesByType('mark').map(({ name }) => name);
    expect(marks.filter((name) => name.startsWith('kfp:'))).toEqual(times.map((name) => `kfp:kfp-offers:${name}`));
  });
});
