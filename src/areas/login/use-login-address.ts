import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LoginUrl } from '../../api/login-url.ts';
import { loginUrlQuery } from '../../api/login-url.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useReportError } from '../../hooks/use-report-error.ts';
import { checkAddress } from '../../runtime/links/links.ts';

export interface LoginAddress {
  /** Undefined until it is known, and when it is not to be had. */
  readonly url?: URL;
  /** Why it is not to be had. */
  readonly error?: unknown;
}

/** Where to log in; no address, or one that breaks the URL rule, is an error too. */
export function useLoginAddress(): LoginAddress {
  const { api } = useAppContext().runtime;
  const { data, error } = useQuery(loginUrlQuery(api));
  const address = useMemo(() => (data ? checked(data) : { error }), [data, error]);
  useReportError('login', address.error);
  return address;
}

function checked({ loginUrl }: LoginUrl): LoginAddress {
  try {
    return { url: checkAddress(loginUrl ?? '') };
  } catch (error) {
    return { error };
  }
}
