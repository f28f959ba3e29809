export const faultKinds: readonly string[];

export interface FaultServer {
  readonly stored: ReadonlyMap<string, number>;
  readonly refused: ReadonlySet<string>;
  readonly faults: ReadonlyMap<string, number>;
  readonly methods: ReadonlyMap<string, number>;
  readonly hanging: () => number;
  readonly listen: (port?: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

export function createFaultServer(options: {
  readonly nextFault: () => string | undefined;
  readonly now?: () => number;
  readonly isKeptAlive?: boolean;
}): FaultServer;
