import type { ReactNode } from 'react';
import { Card } from '../content/card.tsx';
import { Actions } from '../layout/actions.tsx';
import { useStyles } from '../style/use-styles.ts';
import { LazyIcon } from './lazy-icon.tsx';
import css from './empty-card.css?inline';

interface EmptyCardProps {
  /** A name that `iconPath` knows. */
  readonly icon: string;
  /** The buttons for the next steps. */
  readonly children: ReactNode;
}

/** The card in the place of an empty list: a large icon and the next steps. */
export function EmptyCard({ icon, children }: EmptyCardProps) {
  useStyles(css);
  return (
    <Card>
      <Actions>
        <LazyIcon name={icon} className="empty-card-icon" />
        {children}
      </Actions>
    </Card>
  );
}
