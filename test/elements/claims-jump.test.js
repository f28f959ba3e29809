import { createBackend } from '../support/browser/backend.js';
import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, nextTasks, openPage } from '../support/browser/page.js';

const token = 'hemmelig-token-1';

describe('kfp-claims-jump', () => {
  afterEach(closePages);

  it('leaves once, by a form that alone holds the token; the fallback stands in its place in the history (CJ-01 to CJ-05, CJ-09, D10)', async () => {
    const kept = [];
    // Its address says which test's server is meant, and stands in the history in place of the page's own.
    const fallbackUrl = `/test-page${location.search}&html=Tilbake`;
    const backend = createBackend({ 'jumpsst/': { jumpSst: token } });
    const page = await openPage({
      body: '<kfp-runtime distributor="sb1"></kfp-runtime><kfp-claims-jump></kfp-claims-jump>',
      scripts: [loader],
      backend,
      before(own) {
        own.kfpConfig = { skadesaker: { url: '/demo/claims/', fallbackUrl } };
        own.addEventListener('pagehide', () => kept.push(own.location.href, own.document.documentElement.outerHTML, own.document.cookie,
          JSON.stringify([own.history.state, { ...own.localStorage }, { ...own.sessionStorage }])));
      },
    });
    const frame = page.window.frameElement;
    const path = () => frame.contentWindow.location.pathname;
    await until(() => path() === '/demo/claims/', 'the claims pages are there', 9_000);
    await nextTasks(window);
    expect(backend.count('jumpsst/')).toBe(1);
    const posts = (await (await fetch('/test-requests')).json()).filter((request) => request.path === '/demo/claims/');
    expect(posts.map(({ method, body, query }) => [method, body, query])).toEqual([['POST', `jumpSst=${token}&referrer=forsikringsoversikt`, '']]);
    expect(kept.length).toBe(4);
    expect(kept[0]).toBe(`${location.origin}${fallbackUrl}`);
    expect(kept.filter((text) => text.includes(token))).toEqual([]);
    expect(page.errors).toEqual([]);
  });
});
