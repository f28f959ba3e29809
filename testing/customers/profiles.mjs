import { baseCustomer } from './fixtures.mjs';
import { oneCustomer } from './small.mjs';

/**
 * A customer who gets documents on paper, lives on a farm, and is registered there.
 * @param {number} now epoch milliseconds
 */
export function paperCustomer(now) {
  const base = oneCustomer(now);
  return {
    ...base,
    customer: {
      ...base.customer,
      navn: 'Per Papir',
      kontaktInformasjon: { epostAdresse: null, mobilNummer: null, editable: true },
      samtykker: { marketingConsent: 'NOT_AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' },
    },
    addresses: [
      {
        isFolkreregistrert: true,
        gatenavn: null,
        gatenummer: null,
        gatenummerBokstav: null,
        gaardsnummer: '12',
        bruksnummer: '3',
        postnummer: '8530',
      },
    ],
    hasReservation: true,
  };
}

/**
 * A customer who may not change the contact details, and lives abroad, at an address without a Norwegian postal code.
 * @param {number} now epoch milliseconds
 */
export function lockedCustomer(now) {
  const base = oneCustomer(now);
  const contact = { epostAdresse: 'laila@eksempel.example', mobilNummer: '+46700000000', editable: false };
  return {
    ...base,
    customer: { ...base.customer, navn: 'Laila Låst', kontaktInformasjon: contact },
    addresses: [{ ...baseCustomer().addresses[0], gatenavn: 'Exempelgatan', postnummer: '111 22 Stockholm' }],
  };
}

/**
 * A customer of both systems, with another e-mail address in the old system.
 * @param {number} now epoch milliseconds
 */
export function doubleCustomer(now) {
  const base = oneCustomer(now);
  return {
    ...base,
    customer: { ...base.customer, navn: 'Dobbelt Eksempel' },
    lifeCustomer: { epost: 'gammel@eksempel.example', telefon: '90000004', eksisterer: true },
  };
}
