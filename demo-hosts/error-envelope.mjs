/**
 * Reads an envelope for the error service. It has a line of headers. Each item follows with a line of headers and its
 * content, which ends at the line break or has the length in the headers.
 * @param {string} body
 * @returns {{ type: string, content: any }[]}
 * @throws {SyntaxError} when the body is not an envelope
 */
export function readEnvelope(body) {
  const bytes = Buffer.from(body.trimEnd());
  const items = [];
  const [headers, first] = readLine(bytes, 0);
  JSON.parse(headers);
  let at = first;
  while (at < bytes.length) {
    const [line, start] = readLine(bytes, at);
    const { type, length } = JSON.parse(line);
    const [own, next] = length === undefined ? readLine(bytes, start) : [bytes.toString('utf8', start, start + length), start + length + 1];
    items.push({ type, content: type === 'replay_recording' ? readRecording(own) : JSON.parse(own) });
    at = next;
  }
  return items;
}

/** @param {Buffer} bytes @param {number} start @returns {[string, number]} the line, and the start of the next line */
function readLine(bytes, start) {
  const end = bytes.indexOf('\n', start);
  const stop = end < 0 ? bytes.length : end;
  return [bytes.toString('utf8', start, stop), stop + 1];
}

/** Reads a recording: a line of headers, then the recorded events. @param {string} text */
function readRecording(text) {
  const [headers, events] = text.split('\n');
  return { ...JSON.parse(headers), events: JSON.parse(events) };
}
