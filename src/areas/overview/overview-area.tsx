import { useConfig } from '../../hooks/use-config.ts';
import { useReady } from '../../hooks/use-ready.ts';
import { Banner } from '../../ui/banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AgreementsSection } from './agreements-section.tsx';
import { OffersSummary } from './offers-summary.tsx';
import { overviewSections } from './overview-element.ts';
import { overviewText } from './overview-text.ts';
import { useOverviewData } from './use-overview-data.ts';

interface OverviewAreaProps {
  readonly sections?: readonly (typeof overviewSections)[number][];
}

/** The overview (OV-01 to OV-69): what the customer has and what it costs. */
export function OverviewArea({ sections = overviewSections }: OverviewAreaProps) {
  const insurer = useConfig().insurerName ?? overviewText.defaultInsurer;
  const hasAgreements = sections.includes('agreements');
  const hasOffers = sections.includes('offers');
  const { agreements, carriedOffers, offers } = useOverviewData(hasOffers);
  const isSystemDown = agreements.data?.hasSourceError === true;
  // What comes after the agreements must not push them down.
  const isSystemDownLater = !isSystemDown && carriedOffers === undefined && offers.data?.hasSourceError === true;
  useReady(agreements.data !== undefined);

  const systemBanner = <Banner variant="warning">{overviewText.systemError}</Banner>;
  return (
    <Stack gap="section">
      <Stack gap={24}>
        <PageHeader title={overviewText.title} lead={overviewText.deliveredBy(insurer)} />
        {isSystemDown && systemBanner}
      </Stack>
      {hasAgreements && <AgreementsSection query={agreements} />}
      {isSystemDownLater && systemBanner}
      {hasOffers && !agreements.isPending && <OffersSummary carried={carriedOffers} query={offers} />}
    </Stack>
  );
}
