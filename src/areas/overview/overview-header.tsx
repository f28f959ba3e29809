import { defaultInsurerName } from '../../domain/policy.ts';
import { useConfig } from '../../hooks/app-context.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { overviewText } from './overview-text.ts';

/** The title, who delivers the insurances, and whether some system is down. */
export function OverviewHeader({ isSystemDown }: { readonly isSystemDown: boolean }) {
  const insurer = useConfig().insurerName ?? defaultInsurerName;
  return (
    <Stack gap={24}>
      <PageHeader title={overviewText.title} lead={overviewText.deliveredBy(insurer)} />
      {isSystemDown && <Banner variant="warning">{overviewText.systemError}</Banner>}
    </Stack>
  );
}
