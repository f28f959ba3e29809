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
import { useTrackOnce } from '../../hooks/use-track-once.ts';
import { checkAddress } from '../../runtime/links/links.ts';
import { Text } from '../../ui/content/text.tsx';
import { Loader } from '../../ui/feedback/loader.tsx';
import { Frame } from '../../ui/layout/frame.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useLoginText } from './login-text.ts';

interface LoginAreaProps {
  /** What to show when one cannot log in here, with a way to ask again. */
  readonly failure: (retry: Retry['retryProps']) => ReactNode;
}

/** What the page is called in analytics, whatever its address is (RT-10). */
const trackedRoute = '/oversikt/login';

/** The login page. */
export function LoginArea({ failure }: LoginAreaProps) {
  const text = useLoginText();
  const { url, hasFailed, retry: { headingRef, retryProps } } = useLoginAddress();
  useTrackOnce({ event: 'Sidelast', side: trackedRoute, page: trackedRoute });

  if (hasFailed) return failure(retryProps);
  if (!url) return <Loader variant="page" text={text.loading} />;
  return (
    <Stack gap={24}>
      <PageHeader title={text.title} lead={text.lead} titleRef={headingRef} />
      <LoginFrame url={url} />
      <Text size="small" isSubdued>{text.note}</Text>
    </Stack>
  );
}

/** The login page of the bank. The page around it comes alive by itself once the customer is through. */
function LoginFrame({ url }: { readonly url: URL }) {
  const text = useLoginText();
  const { session } = useAppContext().runtime;
  const frame = useRef<HTMLIFrameElement>(null);
  const checks = useRef<Promise<void>>(undefined);
  useReady(true);

  // Each step of a login is a page of its own. One after the other, as an answer may be older than the step.
  const onLoad = () => {
    checks.current = checks.current ? checks.current.then(() => session.recheck()) : Promise.resolve();
  };
  return <Frame ref={frame} src={url.href} title={text.frame} height={useFrameHeight(frame, url.origin)} onLoad={onLoad} />;
}

/** Height in px that the page in a frame asks for. `origin` is where the frame was opened. */
function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, origin: string): number {
  const [height, setHeight] = useState(defaultFrameHeight);
  useEffect(() => {
    const onMessage = (message: MessageEvent<unknown>) => {
      const next = frameHeight(message, { origin, source: frame.current?.contentWindow });
      if (next !== undefined) setHeight(next);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, origin]);
  return height;
}

interface LoginAddress {
  /** Undefined until it is known, and when it is not to be had. */
  readonly url: URL | undefined;
  /** That it is not to be had; stays while it is asked for again. */
  readonly hasFailed: boolean;
  readonly retry: Retry;
}

/** Where to log in; no address, or one that breaks the URL rule, is an error too. */
function useLoginAddress(): LoginAddress {
  const { api } = useAppContext().runtime;
  const { data, error, isPending, isFetching, errorUpdateCount, refetch } = useQuery(loginUrlQuery(api));
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
