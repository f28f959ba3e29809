import { fullCustomer } from './full.mjs';
import { longNamesCustomer } from './long-names.mjs';
import { manyCustomer } from './many.mjs';
import { doubleCustomer, lockedCustomer, paperCustomer } from './profiles.mjs';
import {
  bankCustomer, controlGroupCustomer, legacyCustomer, noneCustomer, oneCustomer, sameNumberCustomer, unionCustomer,
} from './small.mjs';

/** @typedef {import('./fixtures.mjs').CustomerState} CustomerState */

/** The customer of a page whose address names no customer. */
export const defaultCustomer = 'full';

/**
 * The named customers. `build` takes the current time in epoch milliseconds, so that the offers are always valid.
 * @type {Record<string, { description: string, build: (now: number) => CustomerState }>}
 */
export const customers = {
  full: { description: 'mange slags avtaler, fem tilbud, oppgaver', build: fullCustomer },
  none: { description: 'ingen avtaler og ingen tilbud', build: noneCustomer },
  one: { description: 'én avtale og ett tilbud', build: oneCustomer },
  many: { description: '40 avtaler og 12 tilbud', build: manyCustomer },
  union: { description: 'medlem av LO', build: unionCustomer },
  'bank-customer': { description: 'bankkunde med partneravtaler, hvorav én står i begge systemene', build: bankCustomer },
  'same-number': { description: 'bare partneravtaler, og alle med samme avtalenummer', build: sameNumberCustomer },
  'control-group': { description: 'får ingen anbefalinger, har flere oppgaver av hver sort', build: controlGroupCustomer },
  legacy: { description: 'bare kunde i livsystemet', build: legacyCustomer },
  double: { description: 'kunde i begge systemene', build: doubleCustomer },
  locked: { description: 'kan ikke endre kontaktopplysninger, bor i utlandet', build: lockedCustomer },
  paper: { description: 'får dokumenter på papir, bor på en gård', build: paperCustomer },
  'long-names': { description: 'svært lange navn og store beløp', build: longNamesCustomer },
};
