import { environmentOf } from '../../domain/environment.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { createStore } from '../../platform/store.ts';
import { warnOnce } from '../../platform/warn.ts';
import type { Config } from './config.ts';
import { parseConfig } from './config.ts';
import type { RuntimeSources } from '../host/runtime-sources.ts';

export interface ConfigStore extends ReadableStore<Config> {
  readonly dispose: () => void;
}

/** Keeps the checked configuration in step with what the host says. */
export function createConfigStore(sources: ReadableStore<RuntimeSources>, location: Location): ConfigStore {
  const allowLocalHttp = environmentOf(location.hostname) === 'Dev';
  const onBad = (name: string) => warnOnce(`configuration: ${name} is not valid and is ignored.`);
  const read = () => parseConfig(sources.get().config, { pageUrl: location.href, allowLocalHttp, onBad });
  const store = createStore(read());
  let raw = sources.get().config;
  const dispose = sources.subscribe(() => {
    const next = sources.get().config;
    if (next === raw) return;
    raw = next;
    store.set(read());
  });
  return { get: store.get, subscribe: store.subscribe, dispose };
}
