import { ClaimsJumpArea } from '../src/areas/claims-jump/claims-jump-area.tsx';
import { claimsJumpElement } from '../src/areas/claims-jump/claims-jump-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(claimsJumpElement, ClaimsJumpArea);
export { ClaimsJumpArea };
