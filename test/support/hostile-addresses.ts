import { hostileUrls } from '../unit/platform/hostile-urls.ts';

/** Over 250 addresses that no link, image, frame, form or redirect may take: the list, and each in disguise. */
export const hostileAddresses: readonly string[] = [
  ...new Set(hostileUrls.flatMap((url) => [url, `  ${url}`, url.toUpperCase()])),
];
