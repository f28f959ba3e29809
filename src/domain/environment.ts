export type Environment = 'Production' | 'QA' | 'Dev' | 'Test';

/** The environment of a hostname (CF-09). An unknown hostname counts as Production, where the rules are strictest. */
export function environmentOf(hostname: string): Environment {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const labels = host.split('.');
  const hasMark = (mark: string) => labels.some((label) => label === mark || label.endsWith(`-${mark}`));

  if (host === 'localhost' || host === '127.0.0.1' || host === '[::1]' || labels.includes('dev')) return 'Dev';
  if (hasMark('test')) return 'Test';
  if (hasMark('qa') || hasMark('stage')) return 'QA';
  return 'Production';
}
