// The gallery's own script: sets the height of the frames, and shows the log of events.
const log = document.querySelector('.log ol');
const none = document.querySelector('.none');
const frames = [...document.querySelectorAll('iframe')];
const limits = { least: 120, most: 6000 };

const part = (name, text) => {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
};

function note({ label }, { event, from, detail }) {
  const item = document.createElement('li');
  const time = new Date().toLocaleTimeString('nb-NO');
  const where = frames.length > 1 ? ` · ${label}` : '';
  item.append(part('time', time), part('strong', event), part('span', `${from}${where}`), part('code', detail));
  log.prepend(item);
  none.hidden = true;
}

addEventListener('message', ({ origin, source, data }) => {
  const frame = frames.find(({ contentWindow }) => contentWindow === source);
  const message = data?.gallery;
  if (origin !== location.origin || !frame || !message) return;
  if (message.event) note(frame.dataset, message);
  else if (!frame.dataset.height) frame.style.blockSize = `${Math.min(limits.most, Math.max(limits.least, message.height))}px`;
});

for (const frame of frames) if (frame.dataset.height) frame.style.blockSize = `${frame.dataset.height}px`;

document.querySelector('.clear').addEventListener('click', () => {
  log.replaceChildren();
  none.hidden = false;
});

// Leaves empty choices out of the address.
document.querySelector('form').addEventListener('formdata', ({ formData }) => {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
});
