import { useEffect } from 'react';
import { useAppContext } from '../hooks/app-context.ts';
import type { PortalAreas } from './portal-view.tsx';
import { PortalView } from './portal-view.tsx';
import { paymentPath } from './portal-location.ts';
import { paymentRoute } from './portal-routes.ts';
import { usePageRecording } from './use-page-recording.ts';
import { usePortalRouter } from './use-portal-router.ts';

interface PortalPageProps {
  readonly basePath: string;
  readonly areas: PortalAreas;
}

/** The standalone portal: the area that belongs to the address. */
export function PortalPage({ basePath, areas }: PortalPageProps) {
  const { address, path } = usePortalRouter(basePath);
  usePageRecording();
  if (path === undefined) return null;
  if (path === paymentRoute) return <Leaving />;
  return <PortalView address={address} path={path} areas={areas} />;
}

/** The invoices are elsewhere, and need no login here (RT-09). */
function Leaving() {
  const { links } = useAppContext().runtime;
  useEffect(() => location.replace(links.place(paymentPath)), [links]);
  return null;
}
