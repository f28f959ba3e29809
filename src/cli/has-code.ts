/** Whether an error has one of these codes of Node, such as ENOENT for a file that is not there. */
export const hasCode = (error: unknown, ...codes: readonly string[]) =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
