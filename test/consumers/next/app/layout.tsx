import type { ReactNode } from 'react';

export const metadata = { title: 'Min bank' };

export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="nb"><body>{children}</body></html>;
}
