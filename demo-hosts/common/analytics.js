/** Fields with the context of an event. The other fields describe the event itself. */
const frame = [
  'token', 'time', 'distinct_id', '$device_id', '$user_id', '$insert_id', 'path', 'distributor', 'loginMethod', 'marketSource', 'release',
];

const list = document.querySelector('.arrivals');
const status = document.querySelector('[data-count]');
let last = 0;
let count = 0;

const element = (name, ...children) => {
  const made = document.createElement(name);
  made.append(...children);
  return made;
};

const value = (it) => {
  if (Array.isArray(it)) return it.map(value).join(', ');
  return typeof it === 'string' ? it : JSON.stringify(it);
};

function fields(entries) {
  return element('dl', ...entries.flatMap(([name, it]) => [element('dt', name), element('dd', value(it))]));
}

function show({ endpoint, data }) {
  if (endpoint === 'engage') {
    return element('li', element('h2', 'Profil'), fields(Object.entries(data)));
  }
  const all = Object.entries(data.properties ?? {});
  const time = new Date((data.properties?.time ?? 0) * 1000).toLocaleTimeString('nb');
  const rest = element('details', element('summary', 'Hvor, når og hvem'), fields(all.filter(([name]) => frame.includes(name))));
  return element('li', element('h2', `${data.event} `, element('small', time)), fields(all.filter(([name]) => !frame.includes(name))), rest);
}

async function load() {
  try {
    const news = await (await fetch(`/demo/analytics/arrivals.json?after=${last}`)).json();
    for (const arrival of news) list.prepend(show(arrival));
    last = news.at(-1)?.number ?? last;
    count += news.length;
    if (news.length > 0) status.textContent = count === 1 ? '1 hendelse.' : `${count} hendelser.`;
  } catch {
    status.textContent = 'Serveren svarer ikke.';
  }
  setTimeout(load, 1000);
}

load();
