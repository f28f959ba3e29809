import type { ReactNode } from 'react';
import { useState } from 'react';
import { RecommendationsArea } from '../recommendations/recommendations-area.tsx';
import { useRecommendations } from '../recommendations/use-recommendations.ts';

/** The recommendations and, once nothing will come in their place any more, what is below them. */
export function RecommendationsBlock({ children }: { readonly children: ReactNode }) {
  const { isPending } = useRecommendations(3);
  const [isOver, setIsOver] = useState(!isPending);
  // They are asked for anew when the insurances come at a second try; what is shown by then stays.
  if (!isPending && !isOver) setIsOver(true);
  return (
    <>
      <RecommendationsArea isPart />
      {isOver && children}
    </>
  );
}
