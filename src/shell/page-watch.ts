import { measureElements } from './element-metrics.ts';
import { checkPage } from './page-checks.ts';

/** What comes when the page rests: warnings for its developers, and figures for its host. */
export function watchPage(): void {
  checkPage();
  measureElements();
}
