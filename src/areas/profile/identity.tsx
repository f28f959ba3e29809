import type { Customer } from '../../api/customer.ts';
import { isLongName } from '../../domain/name.ts';
import { maskPersonalNumber } from '../../domain/personal-number.ts';
import { PersonName } from '../../ui/content/person-name.tsx';
import { Text } from '../../ui/content/text.tsx';
import { profileText } from './profile-text.ts';

/** Who the customer is: the name, and the personal number without its last five digits. */
export function Identity({ customer: { name, personalNumber } }: { readonly customer: Customer }) {
  const masked = personalNumber && maskPersonalNumber(personalNumber);
  if (!name && !masked) return null;
  return (
    <div>
      {name && <PersonName name={name} isLong={isLongName(name)} />}
      {masked && <Text isSubdued>{profileText.personalNumber(masked)}</Text>}
    </div>
  );
}
