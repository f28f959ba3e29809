import { useCallback } from 'react';
import { useAppContext, useStore } from './app-context.ts';

/** The modal dialog of any element of ours that was opened last: what is outside of it can be neither clicked nor read. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useStore(useAppContext().runtime.openDialogs).at(-1);
}

/** Notes a dialog as open, for `useTopDialog`, until the returned function is called. */
export function useNoteDialog(): (dialog: HTMLDialogElement) => () => void {
  const { openDialogs } = useAppContext().runtime;
  return useCallback((dialog) => {
    openDialogs.set([...openDialogs.get(), dialog]);
    return () => openDialogs.set(openDialogs.get().filter((one) => one !== dialog));
  }, [openDialogs]);
}
