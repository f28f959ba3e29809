import '@kfp/elements';
import type {} from '@kfp/elements/react';
import { useState } from 'react';

const config = { insurerName: 'Fjord Forsikring' };
const buttons = [{ text: 'Min side', href: '/min-side' }];

export function Insurance() {
  const [shown, setShown] = useState<string[]>([]);
  return (
    <>
      <kfp-runtime distributor="sb1" login-context="NETTBANK" config={config} />
      <kfp-header buttons={buttons} />
      <kfp-overview sections="agreements" onkfp-ready={({ detail }) => setShown((tags) => [...tags, detail.tag])} />
      <kfp-offers onkfp-ready={({ detail }) => setShown((tags) => [...tags, detail.tag])} />
      <output>{shown.join(' ')}</output>
    </>
  );
}
