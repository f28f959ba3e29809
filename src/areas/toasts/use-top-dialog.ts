import { useEffect, useState } from 'react';
import { useAppContext } from '../../hooks/app-context.ts';
import { useStore } from '../../hooks/use-store.ts';

/** The open modal dialog of any element of ours: what is outside of it can be neither clicked nor read. */
export function useTopDialog(): HTMLDialogElement | undefined {
  const elements = useStore(useAppContext().runtime.elements);
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  useEffect(() => {
    const roots = elements.flatMap(({ element }) => element.shadowRoot ?? []);
    const find = () => {
      setDialog(roots.flatMap((root) => [...root.querySelectorAll<HTMLDialogElement>('dialog:modal')]).at(-1));
    };
    const observer = new MutationObserver(find);
    for (const root of roots) observer.observe(root, { attributeFilter: ['open'], subtree: true });
    find();
    return () => observer.disconnect();
  }, [elements]);
  return dialog;
}
