/** A reporter for `node --test` that prints one line of JSON for each test, for `readNodeTests`. */
export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const error = data.details?.error;
    // Files and suites are reported in addition to their tests. A file that crashed fails under its own name.
    const isGroup = data.details?.type === 'suite' || data.name.endsWith('.test.mjs');
    if (error ? error.failureType === 'subtestsFailed' : isGroup) continue;
    const isSkipped = data.skip !== undefined || data.todo !== undefined;
    const result = isSkipped ? 'skipped' : error ? 'failed' : 'passed';
    const message = result === 'failed' ? String(error.cause?.stack ?? error.cause ?? error) : '';
    yield `${JSON.stringify({ result, name: data.name, file: data.file, message })}\n`;
  }
}
