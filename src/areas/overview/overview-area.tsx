import { useConfig } from '../../hooks/use-config.ts';
import { Banner } from '../../ui/banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Stack } from '../../ui/stack.tsx';
import { AgreementsSection } from './agreements-section.tsx';
import { OffersBlock } from './offers-block.tsx';
import { overviewSections } from './overview-element.ts';
import { overviewText } from './overview-text.ts';
import { useAgreements } from './use-agreements.ts';

interface OverviewAreaProps {
  readonly sections?: readonly (typeof overviewSections)[number][];
}

/** The overview (OV-01 to OV-69): what the customer has and what it costs. */
export function OverviewArea({ sections = overviewSections }: OverviewAreaProps) {
  const insurer = useConfig().insurerName ?? overviewText.defaultInsurer;
  const agreements = useAgreements();
  const isSystemDown = agreements.data?.hasSourceError === true;

  return (
    <Stack gap="section">
      <Stack gap={24}>
        <PageHeader title={overviewText.title} lead={overviewText.deliveredBy(insurer)} />
        {isSystemDown && <Banner variant="warning">{overviewText.systemError}</Banner>}
      </Stack>
      {sections.includes('agreements') && <AgreementsSection query={agreements} />}
      {sections.includes('offers') && <OffersBlock agreements={agreements} />}
    </Stack>
  );
}
