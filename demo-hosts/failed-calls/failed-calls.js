/** Shows each `kfp-error` event beside the call with the same id in the log of the stand-in API. */
const element = (name, ...children) => {
  const made = document.createElement(name);
  made.append(...children);
  return made;
};

const fields = (entries) =>
  element('dl', ...entries.filter(([, value]) => value !== undefined).flatMap(([name, value]) => [element('dt', name), element('dd', value)]));

/** A text in which the id is marked. */
function marked(text, id) {
  const [before, ...after] = text.split(id);
  return after.length === 0 ? text : element('span', before, element('mark', id), after.join(id));
}

async function readCall(id) {
  try {
    return (await (await fetch(`/demo/failed-calls/call.json?id=${id}`)).json()) ?? undefined;
  } catch {
    return undefined; // The page says so below.
  }
}

function column(title, content) {
  return element('section', element('h3', title), content);
}

let count = 0;

addEventListener('kfp-error', async ({ detail }) => {
  const { tag, type, endpoint, status, correlationId: id } = detail;
  const call = await readCall(id);
  const event = fields([['tag', tag], ['type', type], ['endpoint', endpoint], ['status', status && String(status)], ['correlationId', marked(id, id)]]);
  const log = call
    ? fields([['kall', `${call.method} ${call.path}`], ['status', call.status ? String(call.status) : 'brutt'], ['traceparent', marked(call.traceparent, id)], ['x-correlation-id', marked(call.correlation, id)]])
    : element('p', 'Loggen har ikke noe kall med denne id-en.');
  const item = element('li', column('Hendelsen kfp-error', event), column('Kallet i loggen', log));
  document.querySelector('.failures').append(item);
  count += 1;
  document.querySelector('[data-count]').textContent = count === 1 ? '1 feil.' : `${count} feil.`;
});
