import { expect } from '../support/browser/expect.js';

describe('the engine', () => {
  it('has what the elements stand on', () => {
    expect(typeof customElements.define).toBe('function');
    expect(typeof HTMLElement.prototype.attachShadow).toBe('function');
    expect('adoptedStyleSheets' in document).toBe(true);
  });

  it('reaches a stand-in API of its own', async () => {
    const page = await fetch('/demo/online-bank/?customer=one');
    expect(page.status).toBe(200);
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)[1]);
    const headers = { 'X-Requested-By': 'kfp', 'X-XSRF-TOKEN': token };
    const response = await fetch('/api/privat/forsikring/avtaleoversikt/tilbud', { headers });
    expect(response.status).toBe(200);
    const { tilbud } = await response.json();
    expect(tilbud.length).toBe(1);
    const requests = await (await fetch('/test-requests')).json();
    expect(requests.map(({ path }) => path)).toEqual(['/demo/online-bank/', '/api/privat/forsikring/avtaleoversikt/tilbud']);
  });
});
