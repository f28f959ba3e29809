import { csp } from '@kfp/elements/server';
import { NextResponse } from 'next/server';
import type { NextRequest } from 'next/server';

const tags = ['kfp-header', 'kfp-overview', 'kfp-offers'];

/** Each response has a nonce of its own; Next finds it in the policy of the request, and writes it to its scripts. */
export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const { directives } = csp({ tags, nonce });
  // Under this name Next loads its scripts; only webpack's builds have it.
  const policy = Object.entries({ ...directives, 'trusted-types': ['nextjs#bundler'] })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

export const config = { matcher: '/' };
