export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly ip: string | null;
  readonly type: string | undefined;
  readonly list: readonly Readonly<Record<string, unknown>>[];
}

export function createRecordingServer(): {
  readonly requests: readonly RecordedRequest[];
  /** Starts the server; resolves with its origin. */
  readonly listen: () => Promise<string>;
  readonly close: () => Promise<void>;
};
