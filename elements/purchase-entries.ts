import { PurchaseEntriesArea } from '../src/areas/purchase-entries/purchase-entries-area.tsx';
import { purchaseEntriesElement } from '../src/areas/purchase-entries/purchase-entries-element.ts';
import { registerElement } from '../src/shell/register-element.ts';

registerElement(purchaseEntriesElement, PurchaseEntriesArea);
export { PurchaseEntriesArea };
