/** Follows no link. */
export function stay(event: { preventDefault(): void }): void {
  event.preventDefault();
}
