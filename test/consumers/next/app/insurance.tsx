'use client';

import '@kfp/elements';
import { KfpHeader, KfpOffers, KfpOverview, KfpRuntime } from '@kfp/elements/react18';
import { useState } from 'react';

const config = { insurerName: 'Fjord Forsikring' };
const buttons = [{ text: 'Min side', href: '/min-side' }];

export function Insurance() {
  const [shown, setShown] = useState<string[]>([]);
  return (
    <>
      <KfpRuntime distributor="sb1" loginContext="NETTBANK" config={config} />
      <KfpHeader buttons={buttons} />
      <KfpOverview sections={['agreements']} onKfpReady={({ detail }) => setShown((tags) => [...tags, detail.tag])} />
      <KfpOffers onKfpReady={({ detail }) => setShown((tags) => [...tags, detail.tag])} />
      <output>{shown.join(' ')}</output>
    </>
  );
}
