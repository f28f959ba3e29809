import assert from 'node:assert/strict';
import test from 'node:test';
import { prepareJsdom } from '../../testing/prepare-jsdom.mjs';

/** The classes that `prepareJsdom` completes, as bare as those of jsdom 26. */
function createWindow() {
  const names = ['HTMLElement', 'Element', 'HTMLDialogElement', 'CSSStyleSheet', 'ShadowRoot', 'DOMRect'];
  const classes = Object.fromEntries(names.map((name) => [name, class {}]));
  return { ...classes, EventTarget, Event, DOMException: Error, navigator: { userAgent: 'jsdom/26.1.0' } };
}

test('an older jsdom gets style sheets, and each shadow root a list of its own TK-11', () => {
  const window = createWindow();
  prepareJsdom(window);
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync('p { color: red }');
  const [one, other] = [new window.ShadowRoot(), new window.ShadowRoot()];
  one.adoptedStyleSheets = [...one.adoptedStyleSheets, sheet];
  assert.deepEqual([one.adoptedStyleSheets, other.adoptedStyleSheets], [[sheet], []]);
});

test('what is there already stays TK-11', () => {
  const window = createWindow();
  const replaceSync = () => undefined;
  window.CSSStyleSheet.prototype.replaceSync = replaceSync;
  prepareJsdom(window);
  assert.equal(window.CSSStyleSheet.prototype.replaceSync, replaceSync);
});

test('a channel of Node does not keep the test run alive TK-11', () => {
  const freed = [];
  const window = Object.assign(createWindow(), {
    BroadcastChannel: class {
      constructor(name) {
        this.name = name;
      }

      unref() {
        freed.push(this.name);
      }
    },
  });
  prepareJsdom(window);
  const channel = new window.BroadcastChannel('kfp.session');
  assert.deepEqual([channel.name, freed], ['kfp.session', ['kfp.session']]);
});
