import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { useAppContext, useIsFirstElement, useStore } from '../hooks/app-context.ts';
import { listen } from '../platform/listen.ts';
import { mediaQuery } from '../platform/media-query.ts';
import { titleId, useIsOmitted } from '../ui/content/text.tsx';
import { useLanguage } from '../ui/content/use-texts.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { themeCss } from '../ui/style/theme.ts';
import { useStyles } from '../ui/style/use-styles.ts';
import { useShellText } from './shell-text.ts';
import baseCss from '../ui/style/base.css?inline';

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

/** The wrapper without services, for messages that must show when the services are missing. */
export function Wrapper({ distributor = 'none', scheme, children }: WrapperProps) {
  const isNamed = useIsOmitted(1);
  useStyles(baseCss);
  useStyles(themeCss());
  return (
    <div className="kfp" lang={useLanguage()} data-distributor={distributor} data-scheme={scheme} {...(isNamed && { role: 'region', 'aria-labelledby': titleId, tabIndex: -1 })}>
      {children}
    </div>
  );
}

/** The page's dark scheme for browsers without light-dark(); elsewhere the style sheets follow the scheme themselves. */
function useColorScheme(element: Element): 'dark' | undefined {
  return useSyncExternalStore(
    watchScheme,
    () => (CSS.supports('(color:light-dark(red,red))') ? undefined : inheritedScheme(element)),
  );
}

const darkSystem = '(prefers-color-scheme: dark)';

const watchScheme = (onChange: () => void) => listen(mediaQuery(darkSystem), ['change'], onChange);

function inheritedScheme(element: Element): 'dark' | undefined {
  const { colorScheme } = getComputedStyle(element);
  if (!/\bdark\b/.test(colorScheme)) return undefined;
  return !/\blight\b/.test(colorScheme) || mediaQuery(darkSystem)?.matches ? 'dark' : undefined;
}

/** Shows, once per page, that calls wait for the connection. */
function OfflineNotice() {
  const text = useShellText();
  const isWaiting = useStore(useAppContext().runtime.connection);
  const isFirst = useIsFirstElement();
  return isWaiting && isFirst ? <Banner variant="info">{text.offline}</Banner> : null;
}

/**
 * Registers `--kfp-rem`, the unit of all our lengths, as an inherited `<length>`. The browser computes it on the element
 * that sets it, so it follows the user's text size and not the page's root (looks, CSS recipe 3).
 */
export function registerLengthUnit(): void {
  try {
    CSS.registerProperty({ name: '--kfp-rem', syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {
    // Another copy of the bundle has registered it, or the browser has no registerProperty: base.css has a fallback.
  }
}
