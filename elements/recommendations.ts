import { RecommendationsArea } from '../src/areas/recommendations/recommendations-area.tsx';
import { recommendationsElement } from '../src/areas/recommendations/recommendations-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(recommendationsElement, RecommendationsArea);
