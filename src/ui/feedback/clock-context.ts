import { createContext } from 'react';
import type { Clock } from '../../platform/clock.ts';
import { systemClock } from '../../platform/clock.ts';

/** The timers that parts use: the page's own unless someone provides others. */
export const ClockContext = createContext<Clock>(systemClock());
