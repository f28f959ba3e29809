import { isDevelopment, plainHost } from './is-development.ts';

export type Environment = 'Production' | 'QA' | 'Dev' | 'Test';

/** The environment of a hostname (CF-09). An unknown hostname counts as Production, where the rules are strictest. */
export function environmentOf(hostname: string): Environment {
  const labels = plainHost(hostname).split('.');
  const hasMark = (mark: string) => labels.some((label) => label === mark || label.endsWith(`-${mark}`));

  if (isDevelopment({ hostname })) return 'Dev';
  if (hasMark('test')) return 'Test';
  if (hasMark('qa') || hasMark('stage')) return 'QA';
  return 'Production';
}
