import { Banner } from '../../ui/feedback/banner.tsx';
import { useOverviewText } from './overview-text.ts';

/** Message that something may be missing or not work. */
export function SystemDown() {
  return <Banner variant="warning">{useOverviewText().systemError}</Banner>;
}
