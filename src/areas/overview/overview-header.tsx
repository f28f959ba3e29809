import type { ReactNode } from 'react';
import { defaultInsurerName } from '../../domain/policy.ts';
import { useConfig } from '../../hooks/app-context.ts';
import { fill } from '../../platform/texts.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useOverviewText } from './overview-text.ts';

/** The title, the insurer's name, and a message when a system is down. */
export function OverviewHeader({ children }: { readonly children: ReactNode }) {
  const text = useOverviewText();
  const insurer = useConfig().insurerName ?? defaultInsurerName;
  return (
    <Stack gap={24}>
      <PageHeader title={text.title} lead={fill(text.deliveredBy, { insurer })} />
      {children}
    </Stack>
  );
}
