import { fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AreaLoader } from '../../../src/portal/lazy-area.tsx';
import { PortalPage } from '../../../src/portal/portal-page.tsx';
import { useLink } from '../../../src/hooks/use-link.ts';
import type { RenderAreaOptions } from '../../support/render-area.tsx';
import { renderArea } from '../../support/render-area.tsx';

const base = '/privat/forsikring/oversikt';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => history.replaceState(null, '', '/'));

function Overview() {
  return <><h1>Oversikt</h1><a {...useLink()(`${base}/tilbud`)}>Til tilbudene</a></>;
}

interface OpenOptions extends RenderAreaOptions {
  readonly overview?: AreaLoader;
  readonly basePath?: string;
}

async function open(path: string, options: OpenOptions = {}) {
  history.replaceState(null, '', path);
  const { overview = () => Promise.resolve(Overview), basePath = base, ...others } = options;
  const areas = {
    overview,
    offers: () => Promise.resolve(() => <h1>Tilbud</h1>),
    profile: () => Promise.resolve(() => <h1>Profil</h1>),
    purchaseEntries: () => Promise.resolve(() => <h1>Kjøp</h1>),
    otherInsurances: () => Promise.resolve(() => <h1>Andre</h1>),
  };
  const page = renderArea(<PortalPage basePath={basePath} areas={areas} />, others);
  await page.settle();
  return page;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

describe('routes', () => {
  test.each([
    [base, 'Oversikt', 'Forsikringsoversikt - Forsikring'],
    [`${base}/tilbud/`, 'Tilbud', 'Tilbudene dine - Forsikring'],
    [`${base}/kjopsinnganger?isLo=true`, 'Kjøp', 'Hva vil du forsikre? - Forsikring'],
    [`${base}/andre-forsikringer`, 'Andre', 'Andre forsikringer - Forsikring'],
    [`${base}/finnes-ikke`, 'Denne siden ser ut til å være borte...', 'Denne siden ser ut til å være borte... - Forsikring'],
    [`${base}constructor`, 'Denne siden ser ut til å være borte...', 'Denne siden ser ut til å være borte... - Forsikring'],
  ])('RT-02 RT-04 RT-06 RT-19 RT-23 %s shows %s', async (path, heading, documentTitle) => {
    await open(path);
    expect(title()).toBe(heading);
    expect(document.title).toBe(documentTitle);
  });

  test('RT-01 a base path may end with a slash', async () => {
    await open('/min/side/tilbud', { basePath: '/min/side/' });
    expect(title()).toBe('Tilbud');
  });

  test('LG-22 a page that is gone leads to the overview', async () => {
    await open(`${base}/x`);
    expect(screen.getByRole('link', { name: 'Til forsikringsoversikten' }).getAttribute('href')).toBe('/privat/forsikring');
  });
});

describe('moving about', () => {
  test('RT-21 a link to another route is followed without a load; the new page has the focus', async () => {
    const { settle, eventsOf } = await open(base);
    expect(document.activeElement).toBe(document.body);
    click('Til tilbudene');
    await settle();
    expect(title()).toBe('Tilbud');
    expect(location.pathname).toBe(`${base}/tilbud`);
    expect(document.title).toBe('Tilbudene dine - Forsikring');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(eventsOf('kfp-navigate')).toMatchObject([{ kind: 'portal' }]);
  });

  test('RT-21 Back is followed, also in StrictMode', async () => {
    const { settle } = await open(base, { wrap: (area) => <StrictMode>{area}</StrictMode> });
    click('Til tilbudene');
    await settle();
    expect(title()).toBe('Tilbud');
    history.replaceState(null, '', base);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(title()).toBe('Oversikt');
  });

  test('a portal that is gone takes no more links', async () => {
    const { unmount, runtime, element } = await open(base);
    unmount();
    const event = new MouseEvent('click', { cancelable: true });
    runtime.links.follow({ event, href: `${base}/tilbud`, label: '', element, loginContext: 'OWN_SITE' });
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('the code of an area', () => {
  test('that does not arrive can be asked for again, and is told to the host', async () => {
    // Asked for while the session is, and again when it is to be shown.
    const fails = new Error('chunk');
    const overview = vi.fn<AreaLoader>().mockRejectedValueOnce(fails).mockRejectedValueOnce(fails).mockResolvedValue(Overview);
    const { settle, eventsOf } = await open(base, { overview });
    expect(screen.getByRole('alert').textContent).toContain('Noe har gått galt');
    expect(eventsOf('kfp-error')).toMatchObject([{ area: 'portal', recoverable: true }]);
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await settle();
    expect(title()).toBe('Oversikt');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that arrives after the customer has left its route is not shown', async () => {
    let arrive: (area: typeof Overview) => void = () => undefined;
    const { settle } = await open(base, { overview: () => new Promise((resolve) => (arrive = resolve)) });
    history.replaceState(null, '', `${base}/tilbud`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    arrive(Overview);
    await settle();
    expect(title()).toBe('Tilbud');
  });
});
