import type { EarlyCall } from './runtime-sources.ts';

/**
 * Hands the answer of the call that left before the client was loaded to the client's first request of the same
 * address, so that it is asked once; every other request goes to the transport of the moment.
 */
export function earlyTransport(early: EarlyCall | undefined, getTransport: () => typeof fetch): () => typeof fetch {
  let waiting = early;
  return () => {
    const transport = getTransport();
    return (input, init) => {
      if (waiting && input === waiting.url && init?.method === 'GET') {
        const { response } = waiting;
        waiting = undefined;
        return response;
      }
      return transport(input, init);
    };
  };
}
