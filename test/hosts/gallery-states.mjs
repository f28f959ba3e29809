/** @typedef {import('../../demo-hosts/gallery/states/state.mjs').State} State */

/** @param {string} tag @param {State} state */
export const queryOf = (tag, { name }) => `element=${tag}&state=${name}&distributor=sb1`;

/** The page of a state, without the gallery around it. @param {string} tag @param {State} state */
export const frameOf = (tag, state) => `/demo/gallery/frame/${state.path ?? ''}?${queryOf(tag, state)}`;

/** How long nothing changes in a state that is done, in milliseconds: a failed read is tried again after a second. @param {State} state */
export const quietOf = ({ scenario = '' }) => (/-500|-html/.test(scenario) ? 1500 : 700);

/** Runs in the page: until nothing has changed for so many milliseconds, ten seconds at most. @param {number} quiet */
export async function settle(quiet) {
  const roots = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : []))];
  const sizes = () => roots(document).map((root) => (root.body ?? root).innerHTML.length).join();
  const start = performance.now();
  let since = start;
  let before = sizes();
  while (performance.now() - since < quiet && performance.now() - start < 10_000) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const now = sizes();
    if (now !== before) since = performance.now();
    before = now;
  }
}
