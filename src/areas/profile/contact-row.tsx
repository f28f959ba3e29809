import { Text } from '../../ui/content/text.tsx';
import { FormRow } from '../../ui/layout/form-row.tsx';
import type { ContactValueProps } from './contact-value.tsx';
import { ContactValue } from './contact-value.tsx';
import type { ProfileExtras } from './profile-extras.ts';
import { useProfileText } from './profile-text.ts';

interface ContactRowProps extends ContactValueProps {
  /** Undefined while unknown. */
  readonly isEditable: boolean | undefined;
  /** Undefined until the code has loaded. The customer can then edit the row. */
  readonly extras: ProfileExtras | undefined;
}

/** The e-mail address or the mobile number. */
export function ContactRow({ field, stored, isEditable, extras }: ContactRowProps) {
  const text = useProfileText();
  if (isEditable && extras) return <extras.EditableContactRow field={field} stored={stored} />;
  const hint = isEditable === false && <Text size="small" isSubdued>{text.contactUs}</Text>;
  return <FormRow title={text[field]} value={<><ContactValue field={field} stored={stored} />{hint}</>} />;
}
