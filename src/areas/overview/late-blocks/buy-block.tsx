import { useState } from 'react';
import type { Customer } from '../../../api/customer.ts';
import { portalPath } from '../../../domain/policy.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { lateBlocksText } from './late-blocks-text.ts';
import { useCampaignLines } from './use-campaign-lines.ts';

/** Why and where to buy more. */
export function BuyBlock({ customer }: { readonly customer: Customer | undefined }) {
  const linkTo = useLink();
  // Who is known only later is told nothing more, so that nothing below moves.
  const [known] = useState(customer);
  const lines = useCampaignLines(known);
  return (
    <Section title={lateBlocksText.buy.title} isBoxed>
      <Stack gap={24}>
        <Stack gap={8}>
          <Text>{lateBlocksText.buy.claim}</Text>
          {lines.map((line) => <Text key={line} isSubdued>{line}</Text>)}
        </Stack>
        <div>
          <ButtonLink {...linkTo(`${portalPath}/kjopsinnganger`)}>{lateBlocksText.buy.link}</ButtonLink>
        </div>
      </Stack>
    </Section>
  );
}
