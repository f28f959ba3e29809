import { customers } from './customers.mjs';

/**
 * The current data of the customers. It is created at the first use, changed in place, and lost when the server stops.
 * @param {{ now: () => number }} options `now` in epoch milliseconds
 */
export function createCustomerStates({ now }) {
  /** @type {Map<string, import('./fixtures.mjs').CustomerState>} */
  const states = new Map();

  /** @param {string} name @throws {Error} for a name that is not a customer's */
  return function stateOf(name) {
    const known = states.get(name);
    if (known) return known;
    const customer = Object.hasOwn(customers, name) ? customers[name] : undefined;
    if (!customer) throw new Error(`There is no customer ${name}.`);
    const state = customer.build(now());
    states.set(name, state);
    return state;
  };
}
