import { emulateMedia } from '../../node_modules/@web/test-runner-commands/browser/commands.mjs';
import { expect, until } from '../support/browser/expect.js';
import { closePage, closePages } from '../support/browser/page.js';
import { hosts } from './hosts.js';
import { moves } from './moves.js';
import { openBank, sampleOf, showsAll, usualWidth } from './open-bank.js';
import { countNodes, differencesBetween } from './picture.js';

/** WebKit's driver cannot say anything else of its customers than what is so. */
const canEmulate = !/AppleWebKit/.test(navigator.userAgent) || navigator.userAgent.includes('Chrome/');
const usual = { media: 'screen', forcedColors: 'none', reducedMotion: 'no-preference', colorScheme: 'light' };
const [chosenHosts, chosenMoves] = [await sampleOf(hosts), await sampleOf(moves)];

describe('every element looks as on an empty page', function () {
  this.timeout(60_000);
  let plain;
  let hosted;
  let isKept = false;
  before(async () => {
    plain = await openBank();
    await showsAll(plain);
  });
  afterEach(async () => {
    if (isKept) hosted.window.frameElement.hidden = true;
    else if (hosted) closePage(hosted);
    hosted = undefined;
    isKept = false;
    plain.window.frameElement.style.width = usualWidth;
    if (canEmulate) await emulateMedia(usual);
  });
  after(closePages);

  it('the comparison sees a colour, a size and a node that differ', async () => {
    hosted = await openBank();
    expect(await differencesBetween(plain, hosted)).toEqual([]);
    expect(countNodes(plain)).toBeGreaterThan(500);
    const [, , card] = hosted.document.querySelector('kfp-offers').shadowRoot.querySelectorAll('*');
    for (const [name, value] of [['color', 'rgb(1, 2, 3)'], ['padding-left', '2px'], ['opacity', '0.9']]) {
      card.style.setProperty(name, value);
      expect((await differencesBetween(plain, hosted, {}, 0)).some((line) => line.includes(value))).toBe(true);
      card.style.removeProperty(name);
    }
    card.append('x', hosted.document.createElement('i'));
    expect((await differencesBetween(plain, hosted, {}, 0)).join()).toMatch(/nodes become/);
  });

  for (const host of chosenHosts.filter(({ media }) => canEmulate || !media)) {
    it(`in a host: ${host.name}`, async () => {
      if (host.media) await emulateMedia(host.media);
      plain.window.frameElement.style.width = host.width ?? usualWidth;
      hosted = await openBank(host);
      isKept = host.isKept === true;
      expect(await differencesBetween(plain, hosted, host.allowed)).toEqual([]);
      expect([...plain.errors, ...hosted.errors]).toEqual([]);
    });
  }

  for (const { name, act, scripts, allowed } of chosenMoves) {
    it(`after a move: ${name}`, async () => {
      hosted = await openBank({ scripts });
      await showsAll(hosted);
      await act(hosted.window, await until(() => hosted.document.querySelector('main'), 'parsed'));
      await showsAll(hosted);
      expect(await differencesBetween(plain, hosted, allowed)).toEqual([]);
      expect(hosted.errors).toEqual([]);
    });
  }
});
