import { useMemo } from 'react';
import type { Agreement } from '../../domain/agreement.ts';
import { useGrowingList } from '../../hooks/use-growing-list.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Text } from '../../ui/text.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { overviewText } from './overview-text.ts';

/** One card per insurance (OV-06); without any, it says so (OV-50). */
export function AgreementList({ agreements }: { readonly agreements: readonly Agreement[] }) {
  // Cards that are there are the same ones when more come, so a thousand cost ten times what a hundred do.
  const cards = useMemo(() => cardsOf(agreements), [agreements]);
  const shown = useGrowingList(cards);
  if (agreements.length === 0) return <Text>{overviewText.empty}</Text>;
  return <CardGrid>{shown}</CardGrid>;
}

function cardsOf(agreements: readonly Agreement[]) {
  return withUniqueKeys(agreements, ({ policyNumber }) => policyNumber).map(([key, agreement]) => (
    <AgreementCard key={key} agreement={agreement} />
  ));
}
