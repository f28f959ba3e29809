/**
 * Name and contact details of a bank.
 * @typedef {object} Bank
 * @property {string} name
 * @property {string} phone
 * @property {string} email
 * @property {Array<[string, string] | { dag: string, tid: string }>} hours opening hours; the API uses both forms
 * @property {string} domain the bank's part of the online bank's addresses
 */

/** @type {Record<string, Bank>} */
const banks = {
  sb1: {
    name: 'Fjordbanken', phone: '90000000', email: 'forsikring@fjordbanken.example', domain: 'fjordbanken',
    hours: [['Mandag–fredag', '08–20'], ['Lørdag', '10–15']],
  },
  eika: {
    name: 'Dalbanken', phone: '21 00 00 01', email: 'post@dalbanken.example', domain: 'dalbanken',
    hours: [{ dag: 'Mandag–fredag', tid: '09–15' }],
  },
  fana: {
    name: 'Lyngbanken', phone: '55 00 00 02', email: 'kunde@lyngbanken.example', domain: 'lyngbanken',
    hours: [['Mandag–torsdag', '08–16'], ['Fredag', '08–15']],
  },
  sbm: {
    name: 'Kystbanken', phone: '70 00 00 03', email: 'hei@kystbanken.example', domain: 'kystbanken',
    hours: [['Hverdager', '08–16']],
  },
  dnb: {
    name: 'Storbanken', phone: '+47 22 00 00 04', email: 'forsikring@storbanken.example', domain: 'storbanken',
    hours: [['Alle dager', 'hele døgnet']],
  },
  fremtind: {
    name: 'Fjord Forsikring', phone: '21 00 00 05', email: 'kunde@fjordforsikring.example', domain: 'fjordforsikring',
    hours: [['Mandag–fredag', '08–16']],
  },
};

/** @type {Bank} */
const insurer = {
  name: 'Fjord Forsikring', phone: '21 00 00 06', email: 'post@fjordforsikring.example', domain: 'fjordforsikring',
  hours: [['Mandag–fredag', '08–16']],
};

/** The contact details on a distributor's pages; those of the insurer for an unknown distributor. @param {string} distributor */
export function bankContact(distributor) {
  const { name, phone, email, hours, domain } = (Object.hasOwn(banks, distributor) ? banks[distributor] : undefined) ?? insurer;
  return { navn: name, telefon: phone, epost: email, apningstider: hours, domene: domain };
}
