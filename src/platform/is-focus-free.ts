import { documentMember } from './document-member.ts';

/** Whether nothing on the page has the focus, as when what had it has gone. */
export function isFocusFree(): boolean {
  const active = documentMember('activeElement');
  return active === null || active === documentMember('body');
}
