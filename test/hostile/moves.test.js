import { expect, until } from '../support/browser/expect.js';
import { closePages } from '../support/browser/page.js';
import { moves } from './moves.js';
import { openBank, sampleOf, showsAll } from './open-bank.js';
import { differencesBetween } from './picture.js';

const chosen = await sampleOf(moves);

describe('every element looks as on an empty page after a host has moved it', function () {
  this.timeout(60_000);
  let plain;
  let hosted;
  before(async () => {
    plain = await openBank();
    await showsAll(plain);
  });
  afterEach(() => hosted.window.frameElement.remove());
  after(closePages);

  for (const { name, act, scripts, allowed } of chosen) {
    it(name, async () => {
      hosted = await openBank({ scripts });
      await showsAll(hosted);
      await act(hosted.window, await until(() => hosted.document.querySelector('main'), 'parsed'));
      await showsAll(hosted);
      expect(await differencesBetween(plain, hosted, allowed)).toEqual([]);
      expect(hosted.errors).toEqual([]);
    });
  }
});
