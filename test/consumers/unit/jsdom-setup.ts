// What the elements use of a browser and jsdom does not have.
Object.assign(globalThis, {
  CSS: { supports: () => true },
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
});
