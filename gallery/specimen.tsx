import type { ReactNode } from 'react';
import { Section } from '../src/ui/layout/section.tsx';

/** Shows one component in all its states, under its name. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return <Section title={name} size="s">{children}</Section>;
}
