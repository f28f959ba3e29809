/**
 * Reads what the error service is sent: a line of headers, then for each item a line of headers and its content, which
 * ends with the line or has the length that the headers tell.
 * @param {string} body
 * @returns {{ type: string, content: any }[]}
 * @throws {SyntaxError} for what is no envelope
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

/** @param {Buffer} bytes @param {number} start @returns {[string, number]} the line, and where the next one starts */
function readLine(bytes, start) {
  const end = bytes.indexOf('\n', start);
  const stop = end < 0 ? bytes.length : end;
  return [bytes.toString('utf8', start, stop), stop + 1];
}

/** A line of headers, then what has happened. @param {string} text */
function readRecording(text) {
  const [headers, events] = text.split('\n');
  return { ...JSON.parse(headers), events: JSON.parse(events) };
}
