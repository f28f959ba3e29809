/**
 * The strings of a page's memory that hold one of those wanted; whatever nothing keeps has been collected. Chromium only.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string[]} wanted
 * @returns {Promise<string[]>}
 */
export async function findInHeap(page, wanted) {
  const session = await page.context().newCDPSession(page);
  const parts = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.enable');
  // What one round sets free may have kept more.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { strings } = JSON.parse(parts.join(''));
  return strings.filter((text) => wanted.some((one) => text.includes(one)));
}
