import { Banner } from '../../../ui/feedback/banner.tsx';
import { lateBlocksText } from './late-blocks-text.ts';

/** Says that something may be missing, or not work. */
export function SystemDown() {
  return <Banner variant="warning">{lateBlocksText.systemError}</Banner>;
}
