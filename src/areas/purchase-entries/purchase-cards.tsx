import { useEffect, useId } from 'react';
import { useConfig } from '../../hooks/app-context.ts';
import { useLink } from '../../hooks/use-link.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { warnOnce } from '../../platform/warn.ts';
import type { Config } from '../../runtime/config/config.ts';
import { CardHeader } from '../../ui/content/card-header.tsx';
import { Card } from '../../ui/content/card.tsx';
import { LinkCard } from '../../ui/content/link-card.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { CardGrid, CardGridItem } from '../../ui/layout/card-grid.tsx';
import type { PurchaseEntriesText } from './purchase-entries-text.ts';
import { usePurchaseEntriesText } from './purchase-entries-text.ts';

/** The configured cards after the groups: business portal, maintenance calendar, boxes. */
export function PurchaseCards() {
  const text = usePurchaseEntriesText();
  const { taskCards, showVedlikeholdsKalender, vedlikeholdsKalenderUrl } = useConfig();
  const calendarUrl = showVedlikeholdsKalender && vedlikeholdsKalenderUrl;
  useEffect(() => {
    if (showVedlikeholdsKalender && !vedlikeholdsKalenderUrl) warnOfAddress('showVedlikeholdsKalender', 'vedlikeholdsKalenderUrl');
    if (taskCards.showBedriftsportal && !taskCards.bedriftsportalUrl) warnOfAddress('taskCards.showBedriftsportal', 'taskCards.bedriftsportalUrl');
  }, [showVedlikeholdsKalender, vedlikeholdsKalenderUrl, taskCards]);
  const cards = [
    ...businessBox(taskCards, text).map((box) => <BoxCard box={box} />),
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

function warnOfAddress(name: string, missing: string): void {
  warnOnce('configuration-incomplete', `configuration: ${name} is ignored without ${missing}.`);
}

function CalendarCard({ url }: { readonly url: string }) {
  const text = usePurchaseEntriesText();
  const linkTo = useLink();
  return <LinkCard level={2} title={text.maintenanceCalendar} {...linkTo(url, true)} />;
}

function businessBox({ showBedriftsportal, bedriftsportalUrl: url }: Config['taskCards'], text: PurchaseEntriesText): readonly ConfiguredBox[] {
  if (!showBedriftsportal || !url) return [];
  const link = { type: 'link', text: text.toBusinessPortal, url, external: true } as const;
  return [{ title: text.business, content: [link] }];
}

function configuredBoxes({ skrytebokser = [] }: Config['taskCards']): readonly ConfiguredBox[] {
  return skrytebokser.map(({ title, content = [] }) => ({ title, content }));
}

/** A paragraph or a link of a box. One without its type or parts is skipped. */
interface Block {
  readonly type?: 'text' | 'link' | undefined;
  readonly value?: string | undefined;
  readonly text?: string | undefined;
  readonly url?: string | undefined;
  readonly external?: boolean | undefined;
}

interface ConfiguredBox {
  readonly title: string;
  readonly content: readonly Block[];
}

/** A card with a title and the paragraphs and links below it. */
function BoxCard({ box }: { readonly box: ConfiguredBox }) {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <CardHeader level={2} id={titleId} title={box.title} />
      {withUniqueKeys(box.content, ({ value, text }) => value ?? text).map(([key, block]) => (
        <BoxBlock key={key} block={block} />
      ))}
    </Card>
  );
}

function BoxBlock({ block: { type, value, text, url, external: isExternal } }: { readonly block: Block }) {
  const linkTo = useLink();
  if (type === 'text' && value) return <Text>{value}</Text>;
  if (type !== 'link' || !text || !url) return null;
  return (
    <Actions>
      <Link {...linkTo(url, isExternal)}>
        {text}
      </Link>
    </Actions>
  );
}
