import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useStyles } from './use-styles.ts';
import css from './field-error.css?inline';

/** What is wrong with a field, below it. The field's `aria-describedby` is `id`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  useStyles(css);
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="error" />
      {children}
    </p>
  );
}
