import type { ReactNode } from 'react';
import { useTrackOnce } from '../../hooks/use-track-once.ts';
import { Loader } from '../../ui/feedback/loader.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/content/text.tsx';
import { LoginFrame } from './login-frame.tsx';
import { loginText } from './login-text.ts';
import { useLoginAddress } from './use-login-address.ts';

interface LoginAreaProps {
  /** What to show when one cannot log in here. */
  readonly failure: ReactNode;
}

/** What the page is called in analytics, whatever its address is (RT-10). */
const trackedRoute = '/oversikt/login';

/** The login page. */
export function LoginArea({ failure }: LoginAreaProps) {
  const { url, error } = useLoginAddress();
  useTrackOnce({ event: 'Sidelast', side: trackedRoute, page: trackedRoute });

  if (error) return failure;
  if (!url) return <Loader variant="page" text={loginText.loading} />;
  return (
    <Stack gap={24}>
      <PageHeader title={loginText.title} lead={loginText.lead} />
      <LoginFrame url={url} />
      <Text size="small" isSubdued>{loginText.note}</Text>
    </Stack>
  );
}
