import { warnOnce } from '../../platform/warn.ts';
import type { PageMessage } from './error-page-text.ts';
import { errorPageText } from './error-page-text.ts';

export type PageFamily = 'error' | 'block';

export interface PageChoice {
  readonly type: PageFamily;
  readonly kind: string | undefined;
  /** HTTP status of a router; counts where there is no kind. */
  readonly status: number | undefined;
}

/** What to say: by kind, else by status, else what the family says when it knows no more. */
export function pageMessage({ type, kind, status }: PageChoice): PageMessage {
  const { kinds, notFound, unknown } = errorPageText;
  const family: Readonly<Record<string, PageMessage>> = kinds[type];
  if (kind !== undefined && Object.hasOwn(family, kind)) return family[kind] ?? unknown;
  if (kind !== undefined) warnOnce(`<kfp-error-page> kind: "${kind}" is no kind of type ${type} and is ignored.`);
  if (status === 404) return notFound;
  if (status !== undefined) return kinds.error.generell;
  return type === 'block' ? kinds.block.generell : unknown;
}
