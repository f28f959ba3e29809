import type { ReactNode } from 'react';
import { useInsurerName } from '../../hooks/use-insurer-name.ts';
import { fill } from '../../platform/texts.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useOverviewText } from './overview-text.ts';

/** The title, the insurer's name, and a message when a system is down. */
export function OverviewHeader({ children }: { readonly children: ReactNode }) {
  const text = useOverviewText();
  return (
    <Stack gap={24}>
      <PageHeader title={text.title} lead={fill(text.deliveredBy, { insurer: useInsurerName() })} />
      {children}
    </Stack>
  );
}

/** Message that something may be missing or not work. */
export function SystemDown() {
  return <Banner variant="warning">{useOverviewText().systemError}</Banner>;
}
