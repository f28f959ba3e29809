import { documentMember, setDocumentMember } from '../platform/document-member.ts';

/** A cookie that shows whether the browser keeps cookies. */
export const testCookie = 'kfp-doctor';

/** Whether the browser keeps cookies of this page. */
export function canKeepCookies(): boolean {
  try {
    setDocumentMember('cookie', `${testCookie}=1; Max-Age=10; SameSite=Lax`);
    const isKept = documentMember('cookie').includes(`${testCookie}=1`);
    setDocumentMember('cookie', `${testCookie}=; Max-Age=0; SameSite=Lax`);
    return isKept;
  } catch {
    return false; // In a frame with an opaque origin, reading a cookie throws.
  }
}

/** Whether the page may use both storages. */
export function canStore(): boolean {
  try {
    return [window.sessionStorage, window.localStorage].every((storage) => storage.length >= 0);
  } catch {
    return false; // Access to a blocked storage throws.
  }
}
