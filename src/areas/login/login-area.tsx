import { useQuery } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LoginUrl } from '../../api/login-url.ts';
import { loginUrlQuery } from '../../api/login-url.ts';
import { defaultFrameHeight, frameHeight } from '../../domain/frame-height.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useReady, useReportError } from '../../hooks/use-host-events.ts';
import type { Retry } from '../../hooks/use-retry.ts';
import { useRetry } from '../../hooks/use-retry.ts';
import { useTrackOnce } from '../../hooks/use-track.ts';
import { listen } from '../../platform/listen.ts';
import { checkAddress } from '../../runtime/links/links.ts';
import { Text } from '../../ui/content/text.tsx';
import { PageLoader } from '../../ui/feedback/page-loader.tsx';
import { Frame } from '../../ui/layout/frame.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { LoginCheckNote } from './login-check-note.tsx';
import { useLoginText } from './login-text.ts';

interface LoginAreaProps {
  /** Renders the error when login is not possible here, with a retry. */
  readonly failure: (retry: Retry['retryProps']) => ReactNode;
}

/** The page's route in analytics, whatever its address is (RT-10). */
const trackedRoute = '/oversikt/login';

/** The login page. */
export function LoginArea({ failure }: LoginAreaProps) {
  const text = useLoginText();
  const { url, hasFailed, retry: { headingRef, retryProps } } = useLoginAddress();
  useTrackOnce({ event: 'Sidelast', side: trackedRoute, page: trackedRoute });

  if (hasFailed) return failure(retryProps);
  if (!url) return <PageLoader text={text.loading} />;
  return (
    <Stack gap={24}>
      <PageHeader title={text.title} lead={text.lead} titleRef={headingRef} />
      {/* Above the frame, which changes its height. */}
      <Text size="small" isSubdued>{text.note}</Text>
      <LoginCheckNote />
      <LoginFrame url={url} />
    </Stack>
  );
}

/** The bank's login page in a frame. The page around it updates by itself after the login. */
function LoginFrame({ url }: { readonly url: URL }) {
  const text = useLoginText();
  const { session } = useAppContext().runtime;
  const frame = useRef<HTMLIFrameElement>(null);
  useReady(true);

  // Each login step loads a new page; with a session at the bank the first page is the last one. A response to an earlier
  // call may be older than the step.
  const onLoad = () => void session.recheck('fresh');
  return <Frame ref={frame} src={url.href} title={text.frame} height={useFrameHeight(frame, url.origin)} onLoad={onLoad} />;
}

/** Returns the height in px that the framed page requests. `origin` is the origin that the frame opened. */
function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, origin: string): number {
  const [height, setHeight] = useState(defaultFrameHeight);
  useEffect(() => {
    const onMessage = (message: MessageEvent<unknown>) => {
      const next = frameHeight(message, { origin, source: frame.current?.contentWindow });
      if (next !== undefined) setHeight(next);
    };
    return listen(window, ['message'], onMessage);
  }, [frame, origin]);
  return height;
}

interface LoginAddress {
  /** Undefined until it is known, and after a failure. */
  readonly url: URL | undefined;
  /** Whether the request failed. Stays true during a retry. */
  readonly hasFailed: boolean;
  readonly retry: Retry;
}

/** Returns the login address. A missing address, or one that breaks the URL rule, counts as a failure too. */
function useLoginAddress(): LoginAddress {
  const { api, session } = useAppContext().runtime;
  const { data, error, isPending, isFetching, errorUpdateCount, refetch } = useQuery({
    ...loginUrlQuery(api),
    // Who has logged in needs no address, and another call may begin another login.
    enabled: () => session.get().status !== 'logged-in',
  });
  const { url, error: problem } = useMemo(() => (data ? checked(data) : { url: undefined, error }), [data, error]);
  const hasFailed = Boolean(problem) || (isPending && errorUpdateCount > 0);
  useReportError('login', problem);
  return { url, hasFailed, retry: useRetry({ isError: hasFailed, isFetching, refetch }) };
}

function checked({ loginUrl }: LoginUrl): { readonly url: URL | undefined; readonly error?: unknown } {
  try {
    return { url: checkAddress(loginUrl ?? '') };
  } catch (error) {
    return { url: undefined, error };
  }
}
