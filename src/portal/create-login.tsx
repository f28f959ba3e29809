import type { ComponentType } from 'react';
import type { ErrorPageProps } from '../areas/error-page/error-page-area.tsx';
import type { AreaLoader } from './lazy-area.tsx';
import { LazyArea } from './lazy-area.tsx';
import { loginFailure } from './login-failure.ts';
import { LoginPage } from './login-page.tsx';

/** Makes the component of `kfp-login`, which gets the code of its error pages only when it has to show one. */
export function createLogin(loadErrorPage: () => Promise<ComponentType<ErrorPageProps>>) {
  const loaderOf = (props: ErrorPageProps): AreaLoader => async () => {
    const ErrorPage = await loadErrorPage();
    return () => <ErrorPage {...props} />;
  };
  const loadClosed = loaderOf({ status: 404 });
  const loadFailure = loaderOf(loginFailure);
  return function Login() {
    return <LoginPage closed={<LazyArea load={loadClosed} />} failure={<LazyArea load={loadFailure} />} />;
  };
}
