import { QueryObserver } from '@tanstack/react-query';
import { offersQuery } from '../../../../src/api/offers.ts';
import type { TestRuntime } from '../../../support/test-runtime.ts';

export interface OffersView {
  /** Names of the offers that it shows; undefined while it has none. */
  readonly names: () => (string | undefined)[] | undefined;
  readonly stop: () => void;
}

/** Asks for the offers as an element on the screen does: while somebody is logged in. */
export function watchOffers({ runtime }: TestRuntime): OffersView {
  const options = () => ({ ...offersQuery(runtime.api), enabled: runtime.session.get().status === 'logged-in' });
  const observer = new QueryObserver(runtime.queryClient, options());
  const renderSoon = () => queueMicrotask(() => observer.setOptions(options()));
  const stops = [observer.subscribe(() => undefined), runtime.session.subscribe(renderSoon)];
  return {
    names: () => observer.getOptimisticResult(runtime.queryClient.defaultQueryOptions(options())).data?.offers.map(({ name }) => name),
    stop: () => stops.forEach((stop) => stop()),
  };
}

/** The backend's response with one offer. */
export function offersNamed(name: string): object {
  return { tilbud: [{ name, policyNumber: name }] };
}
