import type { Agreement } from '../../domain/agreement.ts';
import { useIncrementalList } from '../../hooks/use-incremental-list.ts';
import { Text } from '../../ui/content/text.tsx';
import { LongCardGrid } from '../../ui/layout/card-grid.tsx';
import { AgreementCard } from './agreement-card.tsx';

interface AgreementListProps {
  readonly agreements: readonly Agreement[];
  /** What to say when there are none. */
  readonly emptyText?: string;
  /** Called with the agreements when all their cards are there. */
  readonly onWhole?: (agreements: readonly Agreement[]) => void;
}

/** One card per insurance. */
export function AgreementList({ agreements, emptyText, onWhole }: AgreementListProps) {
  const cards = useIncrementalList(agreements, drawCard, onWhole);
  if (agreements.length === 0) return emptyText && <Text>{emptyText}</Text>;
  return <LongCardGrid {...cards} />;
}

const drawCard = (agreement: Agreement, key: string) => <AgreementCard key={key} agreement={agreement} />;
