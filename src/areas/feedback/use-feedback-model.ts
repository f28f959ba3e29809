import { useEffect, useState } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { useStore } from '../../hooks/use-store.ts';
import type { FeedbackModel } from './create-feedback-model.ts';
import { createFeedbackModel } from './create-feedback-model.ts';

export interface FeedbackState {
  /** How often the widget has begun anew. */
  readonly resets: number;
  /** It is not known whether the customer is still there who may have written something. */
  readonly isUnsure: boolean;
}

/** The host's model, or one of its own; begins anew when the customer has gone. */
export function useFeedbackModel(given: FeedbackModel | undefined): FeedbackState {
  const [own] = useState(createFeedbackModel);
  const { resets, reset } = given ?? own;
  const { session } = useAppContext().runtime;
  useEffect(() => {
    let { customer } = session.get();
    return session.subscribe(() => {
      const before = customer;
      ({ customer } = session.get());
      if (before !== null && customer !== before) reset();
    });
  }, [session, reset]);
  const { status, customer } = useStore(session);
  return { resets: useStore(resets), isUnsure: status === 'loading' && customer !== null };
}
