/** A code of the backend in the form that it is compared in, without regard to case; '' for a missing one. */
export function normaliseCode(code: string | undefined): string {
  return code?.toUpperCase() ?? '';
}
