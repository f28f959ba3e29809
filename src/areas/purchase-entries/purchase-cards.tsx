import { useConfig } from '../../hooks/app-context.ts';
import { useLink } from '../../hooks/use-link.ts';
import type { Config } from '../../runtime/config/config.ts';
import { LinkCard } from '../../ui/content/link-card.tsx';
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx';
import type { Box } from './box-card.tsx';
import { BoxCard } from './box-card.tsx';
import { purchaseEntriesText } from './purchase-entries-text.ts';

/** What is configured to follow the groups: business portal, maintenance calendar, boxes. */
export function PurchaseCards() {
  const { taskCards, showVedlikeholdsKalender, vedlikeholdsKalenderUrl } = useConfig();
  const calendarUrl = showVedlikeholdsKalender && vedlikeholdsKalenderUrl;
  const cards = [
    ...businessBox(taskCards).map((box) => <BoxCard box={box} />),
    ...(calendarUrl ? [<CalendarCard url={calendarUrl} />] : []),
    ...configuredBoxes(taskCards).map((box) => <BoxCard box={box} />),
  ];
  if (cards.length === 0) return null;
  return (
    <CardGrid maxColumns={2}>
      {cards.map((card, place) => (
        <CardGridItem key={place}>{card}</CardGridItem>
      ))}
    </CardGrid>
  );
}

function CalendarCard({ url }: { readonly url: string }) {
  const linkTo = useLink();
  return <LinkCard level={2} title={purchaseEntriesText.maintenanceCalendar} {...linkTo(url, true)} />;
}

function businessBox({ showBedriftsportal, bedriftsportalUrl: url }: Config['taskCards']): readonly Box[] {
  if (!showBedriftsportal || !url) return [];
  const link = { type: 'link', text: purchaseEntriesText.toBusinessPortal, url, external: true } as const;
  return [{ title: purchaseEntriesText.business, content: [link] }];
}

function configuredBoxes({ skrytebokser = [] }: Config['taskCards']): readonly Box[] {
  return skrytebokser.flatMap(({ type, title, content = [] }) => (type && title ? [{ title, content }] : []));
}
