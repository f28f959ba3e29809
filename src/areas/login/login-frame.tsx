import { useRef } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { useReady } from '../../hooks/use-ready.ts';
import { Frame } from '../../ui/layout/frame.tsx';
import { loginText } from './login-text.ts';
import { useFrameHeight } from './use-frame-height.ts';

/** The login page of the bank. The page around it comes alive by itself once the customer is through. */
export function LoginFrame({ url }: { readonly url: URL }) {
  const { session } = useAppContext().runtime;
  const frame = useRef<HTMLIFrameElement>(null);
  const checks = useRef<Promise<void>>(undefined);
  useReady(true);

  // Each step of a login is a page of its own. One after the other, as an answer may be older than the step.
  const onLoad = () => {
    checks.current = checks.current ? checks.current.then(() => session.recheck()) : Promise.resolve();
  };
  return <Frame ref={frame} src={url.href} title={loginText.frame} height={useFrameHeight(frame, url.origin)} onLoad={onLoad} />;
}
