import { scrubAddress } from '../../domain/error-report.ts';
import { isPlainObject } from '../../platform/plain-object.ts';

/** Fields whose texts the library or a style sheet has written: the format of rrweb, which replays are in. */
const ownFields = /^(tagName|tag|category|op|level|type|rules?|replace|replaceSync|cssText|style|property|priority|fontSource|family|method|key)$/;
const ownAttributes = /^(class|style|role|type|rel|lang|dir|tabindex|width|height|media|_cssText|rr_width|rr_height|aria-(hidden|expanded|disabled|busy|live|invalid|current|modal|level|haspopup)|data-(variant|state|scheme|distributor))$/;
/** What the customer reads or writes; the library masks it before. */
const customerFields = /^(textContent|text|value)$/;
const addressAttributes = /^(href|src|action|id|for|name|aria-(labelledby|describedby|controls|owns|activedescendant))$/;

/**
 * A part of a replay without personal data: texts are stars, whatever else the library has left unmasked of
 * attributes too, addresses have no query and no digits. Only what is known to come from the code stays as it is.
 *
 * @param recording a line of headers, then the list of what has happened, as JSON
 * @throws SyntaxError for what is no such text
 */
export function redactRecording(recording: string): string {
  const end = recording.indexOf('\n');
  return `${recording.slice(0, end)}\n${JSON.stringify(clean(JSON.parse(recording.slice(end + 1)), ''))}`;
}

function clean(value: unknown, name: string): unknown {
  if (typeof value === 'string') return cleanText(value, name);
  if (ownFields.test(name)) return value;
  if (Array.isArray(value)) return value.map((item) => clean(item, ''));
  if (!isPlainObject(value)) return value;
  const cleanField = name === 'attributes' ? cleanAttribute : clean;
  const isStyleText = value['isStyle'] === true;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, isStyleText && key === 'textContent' ? field : cleanField(field, key)]),
  );
}

function cleanText(text: string, name: string): string {
  if (ownFields.test(name)) return text;
  if (customerFields.test(name)) return mask(text);
  // Selectors of what was clicked hold labels and titles.
  return scrubAddress(name === 'message' ? text.replace(/\[[^\]]*\]/g, '') : text);
}

function cleanAttribute(value: unknown, name: string): unknown {
  if (typeof value !== 'string' || ownAttributes.test(name)) return value;
  return addressAttributes.test(name) ? scrubAddress(value) : mask(value);
}

const mask = (text: string) => text.replace(/\S/g, '*');
