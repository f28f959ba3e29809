/** The path of a page as feedback tells it: its digits may be those of a policy (FB-74). */
export function withoutDigits(path: string): string {
  return path.replace(/\d/g, '');
}
