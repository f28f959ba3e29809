import { Banner } from '../../../ui/feedback/banner.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';

/** Message that something may be missing or not work. */
export function SystemDown() {
  const text = useLateBlocksText();
  return <Banner variant="warning">{text.systemError}</Banner>;
}
