/** How many customers there are, as the operator says. */
export type TrafficLevel = 'NORMAL' | 'HIGH' | 'EXTRA_HIGH';

/** Shares from 0 to 1. */
export interface ReportRates {
  /** Of pages. */
  readonly traces: number;
  /** Of traced pages. */
  readonly profiles: number;
  /** Of errors that bring the replay of the minute before them. */
  readonly errorReplays: number;
  /** Of sessions that are replayed from their start. */
  readonly sessionReplays: number;
}

const sessionReplays: Readonly<Record<TrafficLevel, number>> = { NORMAL: 0.1, HIGH: 0.01, EXTRA_HIGH: 0.005 };

/** How much of what the portal does is recorded for the error service (ER-06 to ER-12). */
export function reportRates(traffic: TrafficLevel = 'NORMAL'): ReportRates {
  return { traces: 0.2, profiles: 1, errorReplays: 1, sessionReplays: sessionReplays[traffic] };
}
