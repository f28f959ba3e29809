import type { ReactNode } from 'react';
import { useContext } from 'react';
import { useAppContext } from '../hooks/app-context.ts';
import baseCss from '../ui/style/base.css?inline';
import themeCss from '../ui/style/theme.css?inline';
import { adoptStyles, StyleRootContext } from '../ui/style/use-styles.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { useColorScheme } from './use-color-scheme.ts';

/** The inner wrapper of an element: page styles that reach the host element end here. */
export function ElementRoot({ children }: { readonly children: ReactNode }) {
  const { distributor, element } = useAppContext();
  return (
    <Wrapper distributor={distributor} scheme={useColorScheme(element)}>
      <OfflineNotice />
      {children}
    </Wrapper>
  );
}

interface WrapperProps {
  readonly distributor?: string;
  readonly scheme?: 'dark' | undefined;
  readonly children: ReactNode;
}

/** The wrapper without services, for what has to show when they are missing. */
export function Wrapper({ distributor = 'none', scheme, children }: WrapperProps) {
  const root = useContext(StyleRootContext);
  if (root) {
    adoptStyles(root, baseCss);
    adoptStyles(root, themeCss);
  }
  return (
    <div className="kfp" lang="nb" data-distributor={distributor} data-scheme={scheme}>
      {children}
    </div>
  );
}
