import { onTestFinished, vi } from 'vitest';

/**
 * Replaces `BroadcastChannel`, so that one test can simulate several tabs and sends no messages to other tests. Each message
 * arrives in a separate task, as in browsers.
 */
export function fakeChannels(): { readonly isOpen: () => boolean; readonly messages: readonly unknown[] } {
  const channels = new Set<FakeChannel>();
  const messages: unknown[] = [];

  class FakeChannel {
    onmessage: ((event: { readonly data: unknown }) => void) | null = null;
    readonly name: string;

    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }

    postMessage(data: unknown): void {
      const copy: unknown = structuredClone(data);
      messages.push(copy);
      for (const other of channels) {
        if (other === this || other.name !== this.name) continue;
        setTimeout(() => channels.has(other) && other.onmessage?.({ data: copy }));
      }
    }

    close(): void {
      channels.delete(this);
    }
  }

  vi.stubGlobal('BroadcastChannel', FakeChannel);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { isOpen: () => channels.size > 0, messages };
}
