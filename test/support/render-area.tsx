import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { vi } from 'vitest';
import type { Distributor, LoginContext } from '../../src/domain/distributor.ts';
import type { Language } from '../../src/domain/language.ts';
import { AppContextProvider } from '../../src/hooks/app-context.ts';
import { wordsOf } from '../../src/shell/load-words.ts';
import type { Words } from '../../src/ui/content/use-texts.ts';
import { WordsContext, bokmal } from '../../src/ui/content/use-texts.ts';
import type { TestRuntime, TestRuntimeOptions } from './test-runtime.ts';
import { createTestRuntime } from './test-runtime.ts';

export interface RenderAreaOptions extends TestRuntimeOptions {
  readonly distributor?: Distributor;
  readonly loginContext?: LoginContext;
  /** The language of the texts, which `config.language` only sets where `wrap` has `ElementLanguage`. Default: nb. */
  readonly language?: Language;
  /** Wraps the area in another component, such as a gate. */
  readonly wrap?: (area: ReactElement) => ReactNode;
}

export interface RenderedArea extends Omit<TestRuntime, 'pass'> {
  /** Moves the time of the runtime, the query client and the view, and then settles. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Waits for all work that needs no timer. Takes 80 ms, which is less than the delay of a loading message. */
  readonly settle: () => Promise<void>;
  readonly unmount: () => void;
  /** The visible text, with plain spaces. */
  readonly text: () => string;
}

// Loaded here, so that the area has its texts at once.
const words: Readonly<Record<Language, Words>> = {
  nb: bokmal, nn: await wordsOf(bokmal, 'nn', undefined), en: await wordsOf(bokmal, 'en', undefined),
};

/**
 * Renders an area on a real runtime with a fake backend that gives `responses`. Time stands still: `settle()` lets the
 * responses arrive, and `pass()` moves the time.
 */
export function renderArea(area: ReactElement, options: RenderAreaOptions = {}): RenderedArea {
  const { distributor = 'sb1', loginContext = 'OWN_SITE', language = 'nb', wrap = (it: ReactElement) => it } = options;
  const services = createTestRuntime(options);
  const { runtime, element, clock } = services;
  const context = { runtime, element, distributor, loginContext };
  const { container, unmount } = render(
    <QueryClientProvider client={runtime.queryClient}>
      <AppContextProvider value={context}>
        <WordsContext.Provider value={words[language]}>{wrap(area)}</WordsContext.Provider>
      </AppContextProvider>
    </QueryClientProvider>,
    { container: element },
  );
  const step = (milliseconds: number) =>
    act(async () => {
      clock.advance(milliseconds);
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  // The view renders at the end of a step. The responses to its new requests arrive in the next step.
  const settle = async () => {
    for (let round = 0; round < 4; round++) await step(20);
  };
  return {
    ...services,
    async pass(milliseconds) {
      await step(milliseconds);
      await settle();
    },
    settle,
    unmount,
    text: () => container.textContent.replace(/\s+/g, ' '),
  };
}
