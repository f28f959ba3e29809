/**
 * Empty room for a block that is sure to come. Without it, what the page has below the element would move up and down
 * again.
 */
export function RoomBelow() {
  return <div style={{ blockSize: 400 }} />;
}
