import type { AreaLoader } from './lazy-area.tsx';
import type { PortalArea } from './portal-routes.ts';
import { PortalPage } from './portal-page.tsx';

/** Makes the component of the portal, which gets the code of its areas from `areas`. */
export function createPortal(areas: Readonly<Record<PortalArea, AreaLoader>>) {
  return function Portal({ basePath }: { readonly basePath: string }) {
    return <PortalPage basePath={basePath} areas={areas} />;
  };
}
