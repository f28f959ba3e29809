import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import { useStyles } from '../style/use-styles.ts';
import css from './field-error.css?inline';

interface FieldErrorProps {
  readonly id: string;
  /** Announces politely: for an error that changes while the customer types. */
  readonly isPolite?: boolean;
  readonly children: ReactNode;
}

/** The error message below a field. The field's `aria-describedby` is `id`. */
export function FieldError({ id, isPolite = false, children }: FieldErrorProps) {
  useStyles(css);
  return (
    <p className="field-error" id={id} role={isPolite ? 'status' : 'alert'}>
      <Icon name="error" />
      <span>{children}</span>
    </p>
  );
}
