import { hostileUrls } from '../unit/platform/hostile-urls.ts';

/** Over 250 addresses that every link, image, frame, form and redirect must refuse: a list, and disguised forms of each. */
export const hostileAddresses: readonly string[] = [
  ...new Set(hostileUrls.flatMap((url) => [url, `  ${url}`, url.toUpperCase()])),
];
