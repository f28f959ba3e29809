import type { ComponentType, ReactNode } from 'react';
import type { FeedbackPreset } from '../areas/feedback/feedback-element.ts';
import { useIsWaitOver } from '../hooks/use-is-wait-over.ts';
import { useLazy } from '../hooks/use-lazy.ts';

/** Loads the feedback widget; resolves with undefined in a bundle without it. */
type FeedbackLoader = () => Promise<ComponentType<{ readonly preset: FeedbackPreset; readonly isInPortal: boolean }> | undefined>;

/** Adds the feedback question to the end of an area. It is added here, because areas must not import each other. */
export function withFeedback<P extends object>(
  Area: ComponentType<P & { readonly feedback: ReactNode }>,
  preset: FeedbackPreset,
  load: FeedbackLoader,
): ComponentType<P> {
  return function AreaWithFeedback(props: P) {
    return <Area {...props} feedback={<LazyFeedback preset={preset} load={load} />} />;
  };
}

interface LazyFeedbackProps {
  readonly preset: FeedbackPreset;
  readonly load: FeedbackLoader;
}

/** Milliseconds before the widget loads, so that the area's own requests come first. */
const patience = 2_000;

/** Loads the question lazily. It is optional, so a failed load shows nothing. */
function LazyFeedback({ preset, load }: LazyFeedbackProps) {
  const isTime = useIsWaitOver(true, patience);
  const { value: Feedback } = useLazy(isTime ? load : undefined);
  return Feedback ? <Feedback preset={preset} isInPortal /> : null;
}
