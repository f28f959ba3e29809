import { createContext } from 'react';
import type { Clock } from '../../platform/clock.ts';
import { systemClock } from '../../platform/clock.ts';

/** The clock of the components. Default: the browser's clock. */
export const ClockContext = createContext<Clock>(systemClock());
