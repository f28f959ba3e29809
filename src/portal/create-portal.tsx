import { PortalPage } from './portal-page.tsx';
import type { PortalAreas } from './portal-view.tsx';

/** Makes the component of the portal, which gets the code of its areas from `areas`. */
export function createPortal(areas: PortalAreas) {
  return function Portal({ basePath }: { readonly basePath: string }) {
    return <PortalPage basePath={basePath} areas={areas} />;
  };
}
