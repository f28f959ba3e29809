import type { Agreement } from '../../domain/agreement.ts';
import { useGrowingCards } from '../../hooks/use-growing-cards.ts';
import { LongCardGrid } from '../../ui/long-card-grid.tsx';
import { Text } from '../../ui/text.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { overviewText } from './overview-text.ts';

interface AgreementListProps {
  readonly agreements: readonly Agreement[];
  /** Called with the agreements when all their cards are there. */
  readonly onWhole?: (agreements: readonly Agreement[]) => void;
}

/** One card per insurance (OV-06); without any, it says so (OV-50). */
export function AgreementList({ agreements, onWhole }: AgreementListProps) {
  const cards = useGrowingCards(agreements, drawCard, onWhole);
  if (agreements.length === 0) return <Text>{overviewText.empty}</Text>;
  return <LongCardGrid {...cards} />;
}

const drawCard = (agreement: Agreement, key: string) => <AgreementCard key={key} agreement={agreement} />;
