// In a frame of the gallery: sends the events of the elements to the gallery, and runs the steps of the state.
const { tag, properties = {}, rejects = [], steps = [] } = JSON.parse(document.currentScript.dataset.plan);
const events = [
  'kfp-ready', 'kfp-navigate', 'kfp-native-link', 'kfp-session', 'kfp-consent-change', 'kfp-feedback', 'kfp-followup',
  'kfp-contact', 'kfp-track', 'kfp-error',
];

const tell = (message) => {
  if (window.parent !== window) window.parent.postMessage({ gallery: message }, location.origin);
};

for (const name of events) {
  window.addEventListener(name, ({ target, detail }) => {
    tell({ event: name, from: target.localName, detail: JSON.stringify(detail) });
  });
}

const waitFor = async (find) => {
  for (let frame = 0; frame < 600; frame += 1) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return undefined;
};

const roots = () => [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
const isFree = (one) => one.getAttribute('aria-disabled') !== 'true' && one.getClientRects().length > 0;
const findAll = (selector) => roots().flatMap((root) => [...root.querySelectorAll(selector)]).filter(isFree);

const kinds = {
  press: async (name) => (await waitFor(() => findAll(`[data-track-as="${name}"]`)[0]))?.click(),
  choose: async (place) => (await waitFor(() => findAll('[type=radio], [type=checkbox]')[place - 1]))?.click(),
  async write(text) {
    const field = await waitFor(() => findAll('textarea, input:not([type=radio], [type=checkbox])').find(({ value }) => value === ''));
    if (!field) return;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  },
  async call(name, { with: values = [] }) {
    await customElements.whenDefined(tag);
    // The page may have removed the element.
    document.querySelector(tag)?.[name](...values);
  },
};

async function run() {
  for (const step of steps) {
    const [kind, value] = Object.entries(step)[0];
    await kinds[kind](value, step);
    // Waits until the page has rendered the changes of this step.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

document.addEventListener('DOMContentLoaded', () => {
  const failing = Object.fromEntries(rejects.map((name) => [name, () => Promise.reject(new Error('The host fails.'))]));
  const element = document.querySelector(tag);
  if (element) Object.assign(element, properties, failing);
  new ResizeObserver(() => tell({ height: document.documentElement.offsetHeight })).observe(document.documentElement);
  run();
});
