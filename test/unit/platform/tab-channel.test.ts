import { expect, test, vi } from 'vitest';
import { openTabChannel } from '../../../src/platform/tab-channel.ts';

test.each<[string, unknown]>([
  ['has been removed', undefined],
  ['throws, as in Firefox without storage', function BroadcastChannel() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }],
])('where BroadcastChannel %s, the tab works alone', (_, BroadcastChannel) => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  const channel = openTabChannel(window, 'kfp.test', () => undefined);
  expect(() => {
    channel.post('hello');
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    channel.post('hello');
    channel.dispose();
  }).not.toThrow();
  vi.unstubAllGlobals();
});
