import { Button } from '../src/ui/controls/button.tsx';
import { CardGrid, CardGridItem, CardRows } from '../src/ui/layout/card-grid.tsx';
import { LongCardGrid } from '../src/ui/layout/long-card-grid.tsx';
import { CardHeader } from '../src/ui/content/card-header.tsx';
import { Card } from '../src/ui/content/card.tsx';
import { HelpButton } from '../src/ui/controls/help-button.tsx';
import { LinkCard, Price } from '../src/ui/content/link-card.tsx';
import { PageHeader } from '../src/ui/layout/page-header.tsx';
import { PersonName } from '../src/ui/content/person-name.tsx';
import { PriceRows } from '../src/ui/content/price-rows.tsx';
import { PriceSummary } from '../src/ui/content/price-summary.tsx';
import { Pair } from '../src/ui/layout/pair.tsx';
import { Section } from '../src/ui/layout/section.tsx';
import { Stack } from '../src/ui/layout/stack.tsx';
import { SummaryList } from '../src/ui/content/summary-list.tsx';
import { TaskList } from '../src/ui/content/task-list.tsx';
import { Tag } from '../src/ui/content/tag.tsx';
import { Heading, Text } from '../src/ui/content/text.tsx';
import { ButtonLink } from '../src/ui/controls/button-link.tsx';
import { EmptyCard } from '../src/ui/pictures/empty-card.tsx';
import { Specimen } from './specimen.tsx';
import { stay } from './stay.ts';

const rows = [
  { key: 'a', label: 'Innbo', amount: <Price>149 kr/md</Price> },
  { key: 'b', label: 'Verdisaker', amount: <Price>20 kr/md</Price> },
  { key: 'c', label: 'Totalt', amount: <Price>169 kr/md</Price>, isTotal: true },
];
const items = [{ key: 'a', label: 'Volvo V70', amount: '429 kr/md' }, { key: 'b', label: 'Hus med et langt navn', amount: '612 kr/md' }];
const link = { level: 3, href: '#', onClick: stay } as const;

const drawCards = (from: number, to: number) => [...Array(to - from).keys()].map((place) => (
  <CardGridItem key={place}><LinkCard {...link} title={`Avtale ${String(from + place + 1)}`} /></CardGridItem>
));

/** Shows the components for text and other content. */
export function ContentParts() {
  return (
    <>
      <Specimen name="Text">
        <Stack gap={8}>
          <Text size="lead">Ingress</Text>
          <Text>Brødtekst</Text>
          <Text isStrong>Uthevet</Text>
          <Text isSubdued>Dempet</Text>
          <Text size="small">Liten</Text>
        </Stack>
      </Specimen>
      <Specimen name="Heading"><Stack>{([2, 3, 4] as const).map((level) => <Heading key={level} level={level}>{`Nivå ${String(level)}`}</Heading>)}</Stack></Specimen>
      <Specimen name="PageHeader, PriceSummary">
        <PageHeader title="Forsikringsoversikt" lead="Her ser du forsikringene dine." />
        <PriceSummary
          price="Totalt 3 482 kr/md"
          help={<HelpButton trackAs="show-total-help" label="Vis hjelpetekst">Prisen er for alle forsikringene dine.</HelpButton>}
          note="Noen priser mangler."
        />
      </Specimen>
      <Specimen name="Card, CardHeader, CardGrid, CardGridItem">
        <CardGrid>
          <CardGridItem>
            <Card>
              <CardHeader level={3} title="Innbo" description="Storgata 1" tag={<Tag variant="info">Fornyelse</Tag>} />
              <PriceRows rows={rows} /><PriceRows rows={rows} isPast />
            </Card>
          </CardGridItem>
          <CardGridItem><Card><CardHeader level={3} title="Med ikon" icon="BIL" /><Button trackAs="host-button">Kjøp</Button></Card></CardGridItem>
        </CardGrid>
      </Specimen>
      <Specimen name="LinkCard">
        <CardGrid>
          <CardGridItem><LinkCard {...link} title="Bil" description="Volvo V70" tag={<Tag variant="warning">Avsluttes</Tag>} trailing={<Price>429 kr/md</Price>} /></CardGridItem>
          <CardGridItem><LinkCard {...link} title="Helseerklæring" description="Du har én å fylle ut." /></CardGridItem>
          <CardGridItem><LinkCard {...link} title="Til banken" isExternal announcement="åpnes i ny fane" /></CardGridItem>
          <CardGridItem><LinkCard level={3} title="Leder ingen steder" trailing={<Price>20 kr/md</Price>} note="Gjelder fra 1. januar" /></CardGridItem>
        </CardGrid>
      </Specimen>
      <Specimen name="CardRows, EmptyCard">
        <EmptyCard icon="offers"><ButtonLink {...link}>Se forsikringer du kan kjøpe</ButtonLink></EmptyCard>
        <CardRows>
          <CardGrid>
            <CardGridItem><LinkCard {...link} icon="BIL" title="Bil" description="Volvo V70" trailing={<Price>429 kr/md</Price>} /></CardGridItem>
            <CardGridItem><LinkCard {...link} icon="HUS" title="Hus" description="Bjørkeveien 14" trailing={<Price>612 kr/md</Price>} /></CardGridItem>
          </CardGrid>
        </CardRows>
      </Specimen>
      <TaskList title="TaskList" count={2}>
        <CardGridItem><LinkCard {...link} icon="declarations" title="Fyll ut helseerklæring" /></CardGridItem>
        <CardGridItem><LinkCard {...link} icon="messages" title="Du har uleste meldinger" /></CardGridItem>
      </TaskList>
      <Specimen name="LongCardGrid"><LongCardGrid count={14} drawCards={drawCards} /></Specimen>
      <Specimen name="SummaryList"><SummaryList items={items} more="+ 2 forsikringer" /></Specimen>
      <Specimen name="Price"><Text><Price>429 kr/md</Price></Text></Specimen>
      <Specimen name="PersonName">
        <PersonName name="Kari Nordmann" isLong={false} />
        <PersonName name="Wilhelmina-Alexandra Fredrikke von Schwarzenberg-Hallingskarvet" isLong />
      </Specimen>
      <Pair>
        <Section title="Section med ramme" isBoxed><Text>En del av siden med egen bunn.</Text></Section>
        <Section title="Pair" isBoxed><Text>To deler ved siden av hverandre.</Text></Section>
      </Pair>
    </>
  );
}
