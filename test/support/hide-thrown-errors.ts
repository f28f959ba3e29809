import { afterEach, beforeEach, vi } from 'vitest';

/** Call it at the top of tests whose components throw on purpose: the view tells the console and the window of what it throws. */
export function hideThrownErrors(): void {
  const hide = (event: Event) => event.preventDefault();
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    window.addEventListener('error', hide);
  });
  afterEach(() => window.removeEventListener('error', hide));
}
