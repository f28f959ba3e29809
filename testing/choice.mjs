import { endpointNames, faultKinds, generalScenarios, parseScenario } from './api/scenarios.mjs';
import { customers, defaultCustomer } from './customers/customers.mjs';

/**
 * Checks the choice of customer and scenario, and fills in the defaults.
 * @param {import('./testing.mjs').MockChoice} choice
 * @returns {Required<import('./testing.mjs').MockChoice>}
 * @throws {TypeError} for an unknown customer or scenario; the message lists the known ones
 */
export function readChoice({ customer = defaultCustomer, scenario = '' }) {
  if (!Object.hasOwn(customers, customer)) {
    throw new TypeError(`There is no customer «${customer}». There are ${Object.keys(customers).join(', ')}.`);
  }
  const [unknown] = parseScenario(String(scenario)).unknown;
  if (unknown === undefined) return { customer, scenario };
  const faults = Object.keys(faultKinds).join(', ');
  throw new TypeError(`There is no scenario «${unknown}». There are ${Object.keys(generalScenarios).join(', ')}; and, after the name of an endpoint ` +
    `and a hyphen, ${faults}, such as tilbud-500. The endpoints are ${endpointNames.join(', ')}.`);
}
