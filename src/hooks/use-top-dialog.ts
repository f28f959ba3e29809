import { useEffect, useState } from 'react';
import type { PageElement } from '../runtime/page-elements/page-elements.ts';
import { useAppContext, useStore } from './app-context.ts';

/** The modal dialog of any element of ours that was opened last: what is outside of it can be neither clicked nor read. */
export function useTopDialog(): HTMLDialogElement | undefined {
  const elements = useStore(useAppContext().runtime.elements);
  const [dialogs, setDialogs] = useState(() => openDialogs(rootsOf(elements)));
  useEffect(() => {
    const roots = rootsOf(elements);
    const find = () => setDialogs((known) => inOrder(known, openDialogs(roots)));
    const observer = new MutationObserver(find);
    for (const root of roots) observer.observe(root, { attributeFilter: ['open'], subtree: true });
    find();
    return () => observer.disconnect();
  }, [elements]);
  return dialogs.at(-1);
}

function rootsOf(elements: readonly PageElement[]): readonly ShadowRoot[] {
  return elements.flatMap(({ element }) => element.shadowRoot ?? []);
}

function openDialogs(roots: readonly ShadowRoot[]): readonly HTMLDialogElement[] {
  return roots.flatMap((root) => [...root.querySelectorAll<HTMLDialogElement>('dialog:modal')]);
}

/** The new ones lie above those that were open before. */
function inOrder<T>(known: readonly T[], now: readonly T[]): readonly T[] {
  const next = [...known.filter((one) => now.includes(one)), ...now.filter((one) => !known.includes(one))];
  return next.length === known.length && next.every((one, place) => one === known[place]) ? known : next;
}
