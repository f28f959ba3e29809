/** What follows from a node's place, which is compared as a box. */
const ofThePlace = /^(width|height|inline-size|block-size|perspective-origin|transform-origin|-webkit-(logical-width|logical-height|perspective-origin.*|transform-origin.*)|(max|min)-.*)$/;
const pixels = /-?[\d.]+(?:e-?\d+)?px/g;

/** Every element of ours in a page, also those in a frame of it. */
const elementsOf = ({ document: own }) => [...own.querySelectorAll('*')].filter(({ localName, shadowRoot }) => /^kfp-(?!runtime$)/.test(localName) && shadowRoot);

/** All that an element draws, its wrapper first. The place of what a page slots is beside that, and looks as the page does. */
const nodesOf = ({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('.kfp, .kfp *') ?? [])];

/** How many nodes a page draws. @param {import('../support/browser/page.js').Page} page */
export const countNodes = ({ window: own }) => elementsOf(own).reduce((sum, element) => sum + nodesOf(element).length, 0);

/** Whether two values tell the same to within a pixel. */
function isSame(value, other) {
  if (value === other) return true;
  if (value.replace(pixels, '') !== other.replace(pixels, '')) return false;
  const [ones, others] = [value, other].map((text) => text.match(pixels)?.map(parseFloat) ?? []);
  return ones.length > 0 && ones.every((size, place) => Math.abs(size - others[place]) <= 1);
}

function describe(node) {
  const { localName, className } = node;
  const text = node.textContent.trim().slice(0, 30);
  return `${node.getRootNode().host.localName} ${localName}${className?.baseVal === undefined && className ? `.${className.split(' ').join('.')}` : ''} «${text}»`;
}

/** The names of all properties that a browser computes, without those of a node's place, and custom ones. */
const names = new WeakMap();
function namesOf(own) {
  if (!names.has(own)) names.set(own, [...own.getComputedStyle(own.document.documentElement)].filter((name) => !name.startsWith('--') && !ofThePlace.test(name)));
  return names.get(own);
}

/** From the dialog around it, which is over the page, or from its element's wrapper. */
const boxOf = (node, wrapper) => {
  if (node.getClientRects().length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const box = node.getBoundingClientRect();
  const { left, top } = node.localName === 'dialog' ? box : (node.closest('dialog') ?? wrapper).getBoundingClientRect();
  return { x: box.left - left, y: box.top - top, width: box.width, height: box.height };
};

/** Of two pages one at most has the focus. */
const ofFocus = /^(outline|box-shadow)/;

/** A node's box and its computed styles beside those of its like. */
function* differencesOf(plain, hosted, allowed) {
  const [node, other] = [plain.node, hosted.node];
  const [box, otherBox] = [boxOf(node, plain.wrapper), boxOf(other, hosted.wrapper)];
  for (const side of Object.keys(box)) {
    if (Math.abs(box[side] - otherBox[side]) > 1) yield `${describe(node)} ${side}: ${box[side].toFixed(1)} becomes ${otherBox[side].toFixed(1)}`;
  }
  const isFocused = [node, other].some((one) => one.matches(':focus'));
  for (const pseudo of node.namespaceURI.endsWith('svg') ? [null] : [null, '::before', '::after']) {
    const [style, otherStyle] = [plain.own.getComputedStyle(node, pseudo), hosted.own.getComputedStyle(other, pseudo)];
    if (pseudo && style.content === otherStyle.content && /^(none|normal|)$/.test(style.content)) continue;
    for (const name of namesOf(plain.own)) {
      const [value, otherValue] = [style.getPropertyValue(name), otherStyle.getPropertyValue(name)];
      if (value !== otherValue && !isSame(value, otherValue) && !allowed.styles?.test(name) && !(isFocused && ofFocus.test(name))) yield `${describe(node)}${pseudo ?? ''} ${name}: ${value} becomes ${otherValue}`;
    }
  }
}

/** Everything in which the elements of one page look other than those of another, one line each. */
function* differences({ window: own }, { window: hostedOwn }, allowed) {
  const [elements, hostedElements] = [elementsOf(own), elementsOf(hostedOwn)];
  const tags = (list) => list.map(({ localName }) => localName).join(' ');
  if (tags(elements) !== tags(hostedElements)) yield `elements: ${tags(elements)} become ${tags(hostedElements)}`;
  for (const [place, element] of elements.entries()) {
    const hosted = hostedElements[place];
    const [nodes, hostedNodes] = [nodesOf(element), hosted ? nodesOf(hosted) : []];
    if (allowed.without === element.localName) continue;
    if (nodes.length !== hostedNodes.length) {
      yield `${element.localName}: ${nodes.length} nodes become ${hostedNodes.length}`;
      continue;
    }
    for (const [index, node] of nodes.entries()) {
      if (node.localName !== hostedNodes[index].localName) yield `${describe(node)} becomes ${describe(hostedNodes[index])}`;
      else yield* differencesOf({ node, wrapper: nodes[0], own }, { node: hostedNodes[index], wrapper: hostedNodes[0], own: hostedOwn }, allowed);
    }
  }
}

/** Gives the elements of the empty page the places that those of the other one have. */
function samePlaces({ window: own }, { window: hostedOwn }) {
  const hosted = elementsOf(hostedOwn);
  for (const [index, element] of elementsOf(own).entries()) {
    const wrapper = hosted[index] && nodesOf(hosted[index])[0];
    const { width = 0 } = wrapper?.getBoundingClientRect() ?? {};
    // A page of its own units draws larger what is as wide as before.
    if (width > 0 && element.style.width !== `${width}px`) element.style.width = `${width}px`;
  }
}

/**
 * Waits until the elements of a page look as they do on an empty one, in places as wide.
 *
 * @param {object} plain page, where everything has come
 * @param {object} hosted page
 * @param {import('./hosts.js').Host['allowed']} [allowed]
 * @param {number} [limit] milliseconds
 * @returns {Promise<string[]>} what differs after that time, at most twelve lines; empty when nothing does
 */
export async function differencesBetween(plain, hosted, allowed = {}, limit = 12_000) {
  const end = performance.now() + limit;
  for (;;) {
    samePlaces(plain, hosted);
    const found = [];
    const most = performance.now() > end ? 12 : 1;
    for (const difference of differences(plain, hosted, allowed)) {
      if (found.push(difference) === most) break;
    }
    if (found.length === 0 || most > 1) return found;
    await new Promise((resolve) => requestAnimationFrame(() => resolve()));
  }
}
