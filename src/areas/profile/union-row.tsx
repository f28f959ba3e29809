import { FormRow } from '../../ui/form-row.tsx';
import { profileText } from './profile-text.ts';

/** Whether the customer is a member of a union federation; nothing to change here (PR-63). */
export function UnionRow({ isMember }: { readonly isMember: boolean }) {
  return <FormRow title={profileText.union} value={<p>{isMember ? profileText.unionMember : profileText.noUnionMember}</p>} />;
}
