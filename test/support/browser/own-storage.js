/** Gives the page its own storage: all test files in a browser share the real one. */
export const ownStorage = (own) => {
  class HostStorage {
    getItem(key) { return Object.hasOwn(this, key) ? this[key] : null; }
    setItem(key, value) { this[key] = String(value); }
    removeItem(key) { delete this[key]; }
  }
  const storage = new HostStorage();
  Object.defineProperty(own, 'localStorage', { configurable: true, get: () => storage });
  return storage;
};
