import type { Agreement } from '../../domain/agreement.ts';
import { useGrowingList } from '../../hooks/use-growing-list.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Text } from '../../ui/text.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { overviewText } from './overview-text.ts';

/** One card per insurance (OV-06); without any, it says so (OV-50). */
export function AgreementList({ agreements }: { readonly agreements: readonly Agreement[] }) {
  const shown = useGrowingList(agreements);
  if (agreements.length === 0) return <Text>{overviewText.empty}</Text>;
  return (
    <CardGrid>
      {withUniqueKeys(shown, ({ policyNumber }) => policyNumber).map(([key, agreement]) => (
        <AgreementCard key={key} agreement={agreement} />
      ))}
    </CardGrid>
  );
}
