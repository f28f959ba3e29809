/** Cancels the click on a link. */
export function stay(event: { preventDefault(): void }): void {
  event.preventDefault();
}
