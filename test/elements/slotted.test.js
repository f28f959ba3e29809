import { expect, until } from '../support/browser/expect.js';
import { closePages, loader, openPage, shows, textOf } from '../support/browser/page.js';

const chat = (attributes) => `<div class="chat" ${attributes}><p>Chat <b>med</b> oss</p><button>Start</button></div>`;

/** A page's own looks, what it has set for ours, and what it changes later. */
const pageStyle = `
  main { color: rgb(20, 40, 60); font: italic 300 19px/1.9 Georgia, serif; letter-spacing: 2px; text-align: end; cursor: help; direction: rtl;
    word-spacing: 3px; text-transform: uppercase; white-space: pre-wrap; list-style: square; tab-size: 3; hyphens: manual; quotes: "a" "b";
    --brand: teal; --kfp-color-text: rgb(9, 9, 9); --kfp-font: monospace }
  main.other { color: rgb(200, 0, 0); font-size: 23px; --brand: olive }`;

describe('what a page puts into a slot', () => {
  afterEach(closePages);

  const looks = (own, root) => [root, ...root.querySelectorAll('*')].map((node) => {
    const style = own.getComputedStyle(node);
    const custom = ['brand', 'kfp-color-text', 'kfp-rem', '_kfp-text', '_kfp-space-16', '_kfp-card-padding'];
    // The size of a box follows from its place.
    const names = [...style].filter((name) => !/^(width|height|inline-size|block-size|perspective-origin|transform-origin)$/.test(name) && !name.startsWith('--'));
    return [node.localName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`), ...custom.map((name) => `--${name}: ${style.getPropertyValue(`--${name}`)}`)];
  });

  for (const [tag, text] of [['kfp-footer', 'Informasjonskapsler'], ['kfp-portal', 'Innstillinger for informasjonskapsler']]) {
    it(`looks in ${tag} as beside it, also when the page changes`, async () => {
      const page = await openPage({
        head: `<style>${pageStyle}</style>`, scripts: [loader],
        body: `<kfp-runtime distributor="sb1"></kfp-runtime><main><${tag} base-path="/">${chat('slot="chat"')}</${tag}>${chat('')}</main>`,
      });
      const element = await until(() => page.document.querySelector(tag), 'parsed');
      await shows(element, tag === 'kfp-footer' ? 'finansportalen.no' : text);
      const [slotted, beside] = page.document.querySelectorAll('.chat');
      await until(() => slotted.getBoundingClientRect().height > 0, 'the chat shows');
      // Its first paragraph has a margin.
      const gap = slotted.getBoundingClientRect().top - element.shadowRoot.querySelector('.kfp').getBoundingClientRect().bottom;
      expect([gap >= -1, gap < 25]).toEqual([true, true]);
      const compare = () => expect(looks(page.window, slotted)).toEqual(looks(page.window, beside));
      expect(looks(page.window, slotted)[0].length).toBeGreaterThan(200);
      compare();
      page.document.querySelector('main').className = 'other';
      expect(page.window.getComputedStyle(slotted).color).toBe('rgb(200, 0, 0)');
      compare();
      expect(textOf(element)).toContain('nformasjonskapsler');
      expect(page.errors).toEqual([]);
    });
  }
});
