import { formatPhone, parseEmail, phoneLink } from '../../domain/contact.ts';
import { useBankContact } from '../../hooks/use-bank-contact.ts';
import { useInsurerName } from '../../hooks/use-insurer-name.ts';
import { useLink } from '../../hooks/use-link.ts';
import { fill } from '../../platform/texts.ts';
import { Text } from '../../ui/content/text.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useTasksText } from './tasks-text.ts';

/** Contact information on a card without a link. */
export function ContactNote() {
  const text = useTasksText();
  const linkTo = useLink();
  const { name, phone = '', email = '' } = useBankContact('tasks') ?? {};
  const insurer = useInsurerName();
  const call = phoneLink(phone);
  const address = parseEmail(email);
  return (
    <Stack gap={4}>
      <Text size="small">{fill(text.contact, { whom: name ?? insurer })}</Text>
      {call ? <Link {...linkTo(call)}>{formatPhone(phone)}</Link> : address && <Link {...linkTo(`mailto:${address}`)}>{address}</Link>}
    </Stack>
  );
}
