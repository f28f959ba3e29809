import { useConfig } from '../../hooks/use-config.ts';
import { useLink } from '../../hooks/use-link.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { CardGridItem } from '../../ui/card-grid-item.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { LinkCard } from '../../ui/link-card.tsx';
import { BoxCard } from './box-card.tsx';
import type { Box } from './box-card.tsx';
import { purchaseEntriesText } from './purchase-entries-text.ts';

/** What is configured to follow the groups: business portal, boxes, maintenance calendar (PE-03 to PE-09). */
export function PurchaseCards() {
  const linkTo = useLink();
  const { taskCards, showVedlikeholdsKalender, vedlikeholdsKalenderUrl } = useConfig();
  const calendarUrl = showVedlikeholdsKalender && vedlikeholdsKalenderUrl;
  const boxes = boxesOf(taskCards);
  if (boxes.length === 0 && !calendarUrl) return null;

  return (
    <CardGrid>
      {withUniqueKeys(boxes, ({ title }) => title).map(([key, box]) => (
        <CardGridItem key={key}>
          <BoxCard box={box} />
        </CardGridItem>
      ))}
      {calendarUrl && (
        <CardGridItem>
          <LinkCard
            level={2}
            title={purchaseEntriesText.maintenanceCalendar}
            isExternal
            announcement={purchaseEntriesText.opensNewTab}
            {...linkTo(calendarUrl)}
          />
        </CardGridItem>
      )}
    </CardGrid>
  );
}

type TaskCards = ReturnType<typeof useConfig>['taskCards'];

function boxesOf({ showBedriftsportal, bedriftsportalUrl: url, skrytebokser = [] }: TaskCards): readonly Box[] {
  const configured = skrytebokser.flatMap(
    ({ type, title, content = [] }) => (type && title ? [{ title, content }] : []),
  );
  if (!showBedriftsportal || !url) return configured;
  const link = { type: 'link', text: purchaseEntriesText.toBusinessPortal, url, external: true } as const;
  return [{ title: purchaseEntriesText.business, content: [link] }, ...configured];
}
