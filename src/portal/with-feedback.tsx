import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { FeedbackPreset } from '../areas/feedback/feedback-element.ts';
import { useAppContext } from '../hooks/app-context.ts';
import { useLazy } from '../hooks/use-lazy.ts';

/** Gives the feedback widget; nothing in a bundle that leaves it out. */
type FeedbackLoader = () => Promise<ComponentType<{ readonly preset: FeedbackPreset; readonly isPart: boolean }> | undefined>;

/** An area with a question at its end; areas do not know each other. */
export function withFeedback<P extends object>(
  Area: ComponentType<P & { readonly feedback: ReactNode }>,
  preset: FeedbackPreset,
  load: FeedbackLoader,
): ComponentType<P> {
  return function AreaWithFeedback(props: P) {
    return <Area {...props} feedback={<LateFeedback preset={preset} load={load} />} />;
  };
}

interface LateFeedbackProps {
  readonly preset: FeedbackPreset;
  readonly load: FeedbackLoader;
}

/** Milliseconds that what the customer came for has the line to itself. */
const patience = 2_000;

/** A question whose code does not arrive is not asked; nobody misses it. */
function LateFeedback({ preset, load }: LateFeedbackProps) {
  const { clock } = useAppContext().runtime;
  const [isTime, setTime] = useState(false);
  useEffect(() => clock.setTimeout(() => setTime(true), patience), [clock]);
  const { value: Feedback } = useLazy(isTime ? load : undefined);
  return Feedback ? <Feedback preset={preset} isPart /> : null;
}
