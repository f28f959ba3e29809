import { useReady } from '../../hooks/use-ready.ts';
import { useSession } from '../../hooks/use-session.ts';
import { SiteBar } from '../../ui/site/site-bar.tsx';
import type { NavigationBarProps } from './navigation-bar.tsx';
import { NavigationBar } from './navigation-bar.tsx';

interface NavigationAreaProps extends NavigationBarProps {
  /** Inside another element, which tells itself when it is ready. */
  readonly isPart?: boolean;
}

/** The navigation: while it is not known who is logged in it keeps its place. */
export function NavigationArea({ isPart = false, ...props }: NavigationAreaProps) {
  const { status } = useSession();
  useReady(status === 'logged-in' && !isPart);
  if (status === 'loading') return <SiteBar as="div" />;
  return status === 'logged-in' ? <NavigationBar {...props} /> : null;
}
