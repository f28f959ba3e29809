import type { ComponentType } from 'react';
import { useCallback } from 'react';
import { leadsSomewhere } from '../../domain/agreement-path.ts';
import type { Agreement } from '../../domain/agreement.ts';
import { policyKey } from '../../domain/policy.ts';
import { useIncrementalList } from '../../hooks/use-incremental-list.ts';
import { Text } from '../../ui/content/text.tsx';
import { CardRows } from '../../ui/layout/card-grid.tsx';
import { LongCardGrid } from '../../ui/layout/long-card-grid.tsx';
import { AgreementCard } from './agreement-card.tsx';

interface AgreementCardsProps {
  readonly agreements: readonly Agreement[];
  /** Text when there are no insurances. */
  readonly emptyText?: string;
  /** Contact information on a card without a link. Its code loads later. */
  readonly ContactNote: ComponentType | undefined;
  /** Called with the agreements when all their cards are rendered. */
  readonly onWhole?: (agreements: readonly Agreement[]) => void;
}

/** One card per insurance. */
export function AgreementCards({ agreements, emptyText, ContactNote, onWhole }: AgreementCardsProps) {
  // Few lists need the note, and its arrival renders all cards again.
  const Note = agreements.every(leadsSomewhere) ? undefined : ContactNote;
  const drawCard = useCallback(
    (agreement: Agreement, key: string) => <AgreementCard key={key} agreement={agreement} ContactNote={leadsSomewhere(agreement) ? undefined : Note} />,
    [Note],
  );
  const cards = useIncrementalList(agreements, { keyOf: policyKey, draw: drawCard, onWhole });
  if (agreements.length === 0) return emptyText && <Text>{emptyText}</Text>;
  return <CardRows><LongCardGrid {...cards} /></CardRows>;
}
