import type { ReactNode } from 'react';

export const metadata = { title: 'Min bank', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="nb"><body>{children}</body></html>;
}
