import { useAppContext, useIsFirstElement, useStore } from '../hooks/app-context.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { shellText } from './shell-text.ts';

/** Says, once on a page, that calls wait for the connection. */
export function OfflineNotice() {
  const isWaiting = useStore(useAppContext().runtime.connection);
  const isFirst = useIsFirstElement();
  return isWaiting && isFirst ? <Banner variant="info">{shellText.offline}</Banner> : null;
}
