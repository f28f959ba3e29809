/** Empty room for content that is on its way, so that what stands below an element is not drawn up and pushed away again. */
export function Room() {
  return <div style={{ blockSize: 400 }} />;
}
