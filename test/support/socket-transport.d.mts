import type { AnalyticsTransport } from '../../src/runtime/host/host.ts';

export function socketTransport(getPort: () => number, isKeptAlive: boolean): {
  readonly transport: AnalyticsTransport;
  readonly open: () => number;
  readonly close: () => void;
};
