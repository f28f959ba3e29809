import { insurancePath } from '../domain/policy.ts';
import { useLink } from '../hooks/use-link.ts';
import { Link } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Stack } from '../ui/stack.tsx';
import { portalText } from './portal-text.ts';

/** An address below the base path that leads nowhere (RT-19, LG-21, LG-22). */
export function NotFound() {
  const linkTo = useLink();
  return (
    <Stack gap={24}>
      <PageHeader title={portalText.notFound} />
      <Link {...linkTo(insurancePath)}>{portalText.toOverview}</Link>
    </Stack>
  );
}
