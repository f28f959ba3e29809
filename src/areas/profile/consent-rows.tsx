import { useState } from 'react';
import type { ConsentText } from '../../api/consents.ts';
import type { Customer } from '../../api/customer.ts';
import type { ConsentType } from '../../domain/consent.ts';
import { consentAnswer } from '../../domain/consent.ts';
import { Card } from '../../ui/content/card.tsx';
import { ConsentRow } from './consent-row.tsx';
import { useConsentUpdate } from './use-consent-update.ts';

/** Each consent, and its name in the texts. */
const types: readonly (readonly [type: ConsentType, name: string])[] = [
  ['marketing', 'MARKETING'],
  ['crossDomain', 'CROSS_DOMAIN'],
];

interface ConsentRowsProps {
  readonly customer: Customer | undefined;
  readonly texts: readonly ConsentText[];
}

/** A row per consent; any of them may be open, and one is saved at a time. */
export function ConsentRows({ customer, texts }: ConsentRowsProps) {
  const [open, setOpen] = useState<readonly ConsentType[]>([]);
  const close = (type: ConsentType) => setOpen((now) => now.filter((other) => other !== type));
  const update = useConsentUpdate(customer, ({ type }) => close(type));

  return (
    <Card>
      {types.map(([type, name]) => (
        <ConsentRow
          key={type}
          type={type}
          text={texts.find(({ consent }) => consent === name)}
          answer={consentAnswer(customer?.[`${type}Consent`])}
          isKnown={customer !== undefined}
          isOpen={open.includes(type)}
          update={update}
          onToggle={() => (open.includes(type) ? close(type) : setOpen([...open, type]))}
        />
      ))}
    </Card>
  );
}
