import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, openPage, shows } from '../support/browser/page.js';

/** What a page may give an element of ours, and what is around it. */
const ways = {
  flex: 'display: flex',
  'flex, centred': 'display: flex; justify-content: center; align-items: center',
  'a flex column': 'display: flex; flex-direction: column; align-items: start',
  grid: 'display: grid',
  'grid with start': 'display: grid; place-items: start; place-content: start',
  'flow-root': 'display: flow-root',
  'grid with columns of its own': 'display: grid; grid-template-columns: 1fr',
  'inline block': 'display: inline-block',
  'inline flex': 'display: inline-flex',
  'inline grid with start': 'display: inline-grid; justify-items: start',
  table: 'display: table',
  'inline table': 'display: inline-table',
  'an inline block with a margin and a padding': 'display: inline-block; margin: 0 20px; padding: 10px',
  'vertical writing': 'writing-mode: vertical-rl',
  'vertical writing from the left': 'writing-mode: sideways-lr; writing-mode: vertical-lr',
  'grid with three columns of its own': 'display: grid; grid-template-columns: repeat(3, 1fr)',
  inline: 'display: inline',
  'a margin and a padding': 'display: flex; margin: 0 20px; padding: 10px',
};

/** What a page may make of the place that an element is in. */
const places = {
  'a centred flex column': 'display: flex; flex-direction: column; align-items: center',
  'a flex column at its start': 'display: flex; flex-flow: column nowrap; align-items: flex-start',
  'a grid at its start': 'display: grid; justify-items: start',
  'a centred grid': 'display: grid; place-items: center',
};

describe('the display that a page gives an element', () => {
  afterEach(closePages);

  async function open(style, around = '') {
    const page = await openPage({
      head: `<style>body { margin: 0 } main { width: 900px; ${around} } kfp-offers { ${style} }</style>`,
      body: '<kfp-runtime distributor="sb1"></kfp-runtime><main><kfp-offers></kfp-offers></main>', scripts: [loader],
    });
    const element = await until(() => page.document.querySelector('kfp-offers'), 'parsed');
    await shows(element, 'Kjøp forsikringen');
    return { page, element, content: element.shadowRoot.querySelector('.kfp').getBoundingClientRect(), box: element.getBoundingClientRect() };
  }

  for (const [name, style] of Object.entries(ways)) {
    it(`${name}: the content is as wide as its place`, async () => {
      const { content } = await open(style);
      const width = style.includes('margin') ? 840 : 900;
      expect(content.width).toBe(width);
    });
  }

  for (const [name, around] of Object.entries(places)) {
    it(`in ${name} it is as wide as its place`, async () => {
      expect((await open('', around)).content.width).toBe(900);
      expect((await open('max-width: 500px', around)).content.width).toBe(500);
    });
  }

  it('is as wide as its place where a tab shows it as an inline block', async () => {
    const { element } = await open('display: none');
    element.style.display = 'inline-block';
    expect(element.shadowRoot.querySelector('.kfp').getBoundingClientRect().width).toBe(900);
  });

  it('in a row of flex items it has 288 px of its own, and what the page gives it', async () => {
    expect((await open('', 'display: flex')).box.width).toBe(288);
    expect((await open('flex: 1', 'display: flex')).box.width).toBe(900);
  });
});
