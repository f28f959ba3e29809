import type { PurchaseGroup } from '../src/domain/purchase.ts';
import { purchaseGroups } from '../src/domain/purchase.ts';
import type { RecommendedProduct } from '../src/domain/recommendations.ts';
import { recommendedProducts } from '../src/domain/recommendations.ts';
import { CardHeader } from '../src/ui/content/card-header.tsx';
import { Card } from '../src/ui/content/card.tsx';
import { Text } from '../src/ui/content/text.tsx';
import { BesidePicture, WithPicture } from '../src/ui/layout/with-picture.tsx';
import { CardGrid, CardGridItem } from '../src/ui/layout/card-grid.tsx';
import { LeadGrid, LeadPicture } from '../src/ui/layout/lead-grid.tsx';
import { GroupPicture } from '../src/ui/pictures/group-picture.tsx';
import { MessagePicture } from '../src/ui/pictures/message-picture.tsx';
import { ProductPicture } from '../src/ui/pictures/product-picture.tsx';
import { ProfilePicture } from '../src/ui/pictures/profile-picture.tsx';
import { Specimen } from './specimen.tsx';

const products = Object.keys(recommendedProducts) as readonly RecommendedProduct[];
const groups = Object.keys(purchaseGroups) as readonly PurchaseGroup[];

/** Shows the decorative pictures. */
export function PictureParts() {
  return (
    <>
      <Specimen name="LeadGrid, LeadPicture">
        <LeadGrid>
          <CardGridItem><Card><LeadPicture><ProductPicture product="HUS" /></LeadPicture><CardHeader level={3} title="Husforsikring" /></Card></CardGridItem>
          <CardGridItem><Card><CardHeader level={3} title="Reiseforsikring" /></Card></CardGridItem>
        </LeadGrid>
      </Specimen>
      <Specimen name="ProductPicture">
        <CardGrid>{products.map((product) => <CardGridItem key={product}><Text size="small">{product}</Text><ProductPicture product={product} /></CardGridItem>)}</CardGrid>
      </Specimen>
      <Specimen name="GroupPicture, WithPicture">
        {groups.map((group) => <WithPicture key={group} picture={<GroupPicture group={group} />}><Text>{group}</Text></WithPicture>)}
      </Specimen>
      <Specimen name="MessagePicture">
        {(['error', 'block', 'gone'] as const).map((reason) => <Text key={reason}><MessagePicture of={reason} /> {reason}</Text>)}
      </Specimen>
      <Specimen name="ProfilePicture, BesidePicture"><BesidePicture picture={<ProfilePicture />}><Text>Kari Nordmann</Text></BesidePicture></Specimen>
    </>
  );
}
