import { useCallback } from 'react';
import { useAppContext, useStore } from './app-context.ts';

/** Returns our most recently opened modal dialog. Content outside it is inert. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useStore(useAppContext().runtime.openDialogs).at(-1);
}

/** Registers a dialog as open for `useTopDialog`. The returned function removes it. */
export function useRegisterDialog(): (dialog: HTMLDialogElement) => () => void {
  const { openDialogs } = useAppContext().runtime;
  return useCallback((dialog) => {
    openDialogs.set([...openDialogs.get(), dialog]);
    return () => openDialogs.set(openDialogs.get().filter((one) => one !== dialog));
  }, [openDialogs]);
}
