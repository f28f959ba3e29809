import { sendKeys } from '../../node_modules/@web/test-runner-commands/browser/commands.mjs';

/**
 * How host pages move, cache, clone and swap what is on them, a line each. Afterwards the elements look as on an empty page.
 *
 * @typedef {object} Move
 * @property {string} name
 * @property {string[]} [scripts] files of a library, which run before ours
 * @property {{ without?: string }} [allowed] an element that may look otherwise
 * @property {(own: Window, main: HTMLElement) => unknown} act `main` is around the elements; may give a promise
 */

const library = (path) => [`/node_modules/${path}`];
const move = (name, act, scripts) => ({ name, act, scripts });
const nextFrame = (own) => new Promise((resolve) => own.requestAnimationFrame(() => own.setTimeout(resolve)));
const copyOf = (own, main) => own.document.importNode(main, true);

/** @type {Move[]} */
export const moves = [
  move('each is put where it is', (own, main) => main.append(...main.children)),
  move('all go into another part of the page', (own, main) => own.document.body.appendChild(own.document.createElement('section')).append(main)),
  move('each goes somewhere else and back', (own, main) => {
    const other = own.document.body.appendChild(own.document.createElement('aside'));
    other.append(...main.children);
    main.append(...other.children);
    other.remove();
  }),
  move('moveBefore, where there is one', (own, main) => {
    const put = main.moveBefore ?? main.insertBefore;
    for (const element of [...main.children]) put.call(main, element, null);
  }),
  move('the page is taken off, and comes back', async (own, main) => {
    main.remove();
    await nextFrame(own);
    own.document.body.append(main);
  }),
  move('a clone takes its place', (own, main) => main.replaceWith(main.cloneNode(true))),
  move('its mark-up is written anew', (own, main) => (main.innerHTML = main.getHTML?.() ?? main.innerHTML)),
  move('it is hidden, and shown again', async (own, main) => {
    main.hidden = true;
    await nextFrame(own);
    main.hidden = false;
  }),
  move('content-visibility comes and goes', async (own, main) => {
    main.style.contentVisibility = 'hidden';
    await nextFrame(own);
    main.style.contentVisibility = '';
  }),
  move('it goes into a frame and back', (own, main) => {
    const frame = own.document.body.appendChild(own.document.createElement('iframe'));
    frame.contentDocument.body.append(main);
    own.document.body.append(main);
    frame.remove();
  }),
  move('it goes into a picture-in-picture window and back, where there are such', async (own, main) => {
    // Only a window on top of all others has them, and only for who has just pressed something.
    if (!window.documentPictureInPicture) return;
    await sendKeys({ press: 'a' });
    const picture = await window.documentPictureInPicture.requestWindow();
    picture.document.body.append(main);
    await nextFrame(own);
    own.document.body.append(main);
    picture.close();
  }),
  move('it comes by a view transition', (own, main) => own.document.startViewTransition?.(() => main.append(...main.children)).finished),
  move('React hides it in an Activity, and shows it again', async (own, main) => {
    const { Activity, createElement } = own.React;
    const { innerHTML } = main;
    const root = own.createRoot(main);
    const draw = (mode) => root.render(createElement(Activity, { mode }, createElement('div', { dangerouslySetInnerHTML: { __html: innerHTML } })));
    draw('visible');
    await nextFrame(own);
    draw('hidden');
    await nextFrame(own);
    draw('visible');
    await nextFrame(own);
  }, ['/test-bundle/react.js']),
  move('Vue keeps it alive while another part is there, and shows it again', async (own, main) => {
    const { KeepAlive, createApp, h, ref } = own.Vue;
    const { innerHTML } = main;
    const kept = { render: () => h('div', { innerHTML }) };
    const other = { render: () => h('p', 'Annet') };
    const isKept = ref(true);
    createApp({ render: () => h(KeepAlive, null, { default: () => h(isKept.value ? kept : other) }) }).mount(main);
    await nextFrame(own);
    isKept.value = false;
    await nextFrame(own);
    isKept.value = true;
    await nextFrame(own);
  }, library('vue/dist/vue.runtime.global.prod.js')),
  move('the page is kept for Back, and comes back', (own) => {
    own.dispatchEvent(new own.PageTransitionEvent('pagehide', { persisted: true }));
    own.dispatchEvent(new own.PageTransitionEvent('pageshow', { persisted: true }));
  }),
  move('the page is frozen, and goes on', async (own) => {
    own.document.dispatchEvent(new own.Event('freeze'));
    await nextFrame(own);
    own.document.dispatchEvent(new own.Event('resume'));
  }),
  move('Turbo puts a stream in its place', (own, main) => own.Turbo.renderStreamMessage(
    `<turbo-stream action="update" targets="main"><template>${main.innerHTML}</template></turbo-stream>`), library('@hotwired/turbo/dist/turbo.es2017-umd.js')),
  move('Turbo morphs it', (own, main) => own.Turbo.renderStreamMessage(
    `<turbo-stream action="replace" method="morph" targets="main"><template>${main.outerHTML}</template></turbo-stream>`), library('@hotwired/turbo/dist/turbo.es2017-umd.js')),
  move('htmx swaps it', (own, main) => own.htmx.swap({ text: main.innerHTML, target: main, sourceElement: main, swap: 'innerHTML' }), library('htmx.org/dist/htmx.js')),
  move('htmx morphs it', (own, main) => own.htmx.swap({ text: main.innerHTML, target: main, sourceElement: main, swap: 'innerMorph' }), library('htmx.org/dist/htmx.js')),
  move('morphdom morphs it', (own, main) => own.morphdom(main, copyOf(own, main)), library('morphdom/dist/morphdom-umd.js')),
  move('idiomorph morphs it', (own, main) => own.Idiomorph.morph(main, main.outerHTML), library('idiomorph/dist/idiomorph.js')),
];
