import { act } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { CustomerGate } from '../../src/shell/customer-gate.tsx';
// From here on it arrives without a task of the module loader.
import '../../src/shell/session-note.tsx';
import type { RenderedArea } from './render-area.tsx';

export const sessionPath = 'auth/session-status';

/** Hides the area while the session is checked, as every element does. */
export const withGate = (area: ReactElement): ReactNode => <CustomerGate>{area}</CustomerGate>;

const tell = (type: string) => act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true })));

/** The page goes into the back/forward cache. */
export const leavePage = () => tell('pagehide');

/** The page comes out of the back/forward cache; resolves when the new responses are in. */
export async function returnToPage(area: Pick<RenderedArea, 'settle'>): Promise<void> {
  tell('pageshow');
  for (let round = 0; round < 4; round += 1) await area.settle();
}
