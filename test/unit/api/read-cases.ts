import type { QueryClient } from '@tanstack/react-query';
import { expect } from 'vitest';
import { addressesQuery, postalPlacesQuery } from '../../../src/api/addresses.ts';
import { agreementsQuery, partnerAgreementsQuery } from '../../../src/api/agreements.ts';
import { bankContactQuery } from '../../../src/api/bank-contact.ts';
import { clientContextQuery } from '../../../src/api/client-context.ts';
import type { ApiClient } from '../../../src/api/client.ts';
import { consentTextsQuery, reservationQuery } from '../../../src/api/consents.ts';
import { customerQuery, legacyCustomerQuery } from '../../../src/api/customer.ts';
import { loginUrlQuery } from '../../../src/api/login-url.ts';
import { offersQuery } from '../../../src/api/offers.ts';
import { recommendationsQuery } from '../../../src/api/recommendations.ts';
import { sessionStatusQuery } from '../../../src/api/session.ts';
import { healthDeclarationsQuery, motorTasksQuery, partnerCommunicationQuery, pendingOffersQuery } from '../../../src/api/tasks.ts';

/** A read: what it is called, how it is asked, and one right response with what becomes of it and of an empty one. */
export interface ReadCase {
  readonly name: string;
  readonly path: string;
  readonly fetch: (queries: QueryClient, client: ApiClient) => Promise<unknown>;
  readonly response: unknown;
  readonly result: unknown;
  readonly emptyResult: unknown;
  /** What `{}` counts as. Default: an empty response. */
  readonly emptyObject?: 'empty' | 'refused' | undefined;
  /** Undefined: the query client's default of 60 s (API-66). */
  readonly staleTime: (client: ApiClient) => unknown;
}

type Options = { readonly staleTime?: unknown };

function read<O extends Options>(
  name: string, path: string, query: (client: ApiClient) => O, run: (queries: QueryClient, options: O) => Promise<unknown>,
  cases: Pick<ReadCase, 'response' | 'result' | 'emptyResult' | 'emptyObject'>,
): ReadCase {
  return {
    name, path, ...cases,
    fetch: (queries, client) => run(queries, query(client)),
    staleTime: (client) => query(client).staleTime,
  };
}

/** The same fields, each of them unknown. */
function withoutValues(fields: object) {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
}

export const wireAgreement = {
  policyNumber: '1', name: 'Bil', description: 'Volvo', monthlyPrice: 0, avtaleStatus: 'Pending', systemSource: 'nice',
  productCode: 'y44', productType: 'Bil', pakkeTilbud: true,
};
const agreement = {
  policyNumber: '1', name: 'Bil', description: 'Volvo', monthlyPrice: 0, status: 'PENDING', source: 'NICE',
  productCode: 'Y44', productType: 'BIL', isBundled: true,
};
const noAgreement = { ...withoutValues(agreement), isBundled: false };
export const wireOffer = {
  name: 'Hus', description: 'Vei 1', detaljer: { tfaMonthly: '12,5' }, monthlyPrice: 100, yearlyPrice: 1200,
  policyNumber: 77, versionNumber: 2, productType: 'Hus', expirationDate: '2026-12-31', systemSource: 'nice',
  pakkeTilbud: [{ name: 'Innbo', productType: 'innbo', policyNumber: '78', monthlyPrice: 50, yearlyPrice: 600 }, {}],
};
const bundled = { name: 'Innbo', productType: 'INNBO', policyNumber: '78', monthlyPrice: 50, yearlyPrice: 600 };
const offer = {
  name: 'Hus', description: 'Vei 1', monthlyTrafficFee: 12.5, monthlyPrice: 100, yearlyPrice: 1200, policyNumber: '77',
  versionNumber: '2', productType: 'HUS', expirationDate: '2026-12-31', source: 'NICE',
  bundle: [bundled, withoutValues(bundled)],
};
const noOffer = { ...withoutValues(offer), bundle: [] };
const noAgreements = {
  agreements: [], monthlySum: undefined, yearlySum: undefined, hasSourceError: false, wireOffers: undefined,
};
const agreementCases = {
  response: {
    avtaler: [wireAgreement, {}, { productTypeCode: 'MC', pakkeTilbud: [] }], monthlySum: 100, yearlySum: '1 200,50',
    systemSourceError: true, tilbud: [wireOffer],
  },
  result: {
    agreements: [agreement, noAgreement, { ...noAgreement, productType: 'MC' }], monthlySum: 100, yearlySum: 1200.5,
    hasSourceError: true, wireOffers: { body: [wireOffer], request: { endpoint: expect.any(String), id: expect.any(String) } },
  },
  emptyResult: noAgreements,
  emptyObject: 'refused',
} as const;
const wireAddress = {
  isFolkreregistrert: true, gatenavn: 'Storgata', gatenummer: 1, gatenummerBokstav: 'B', gaardsnummer: '2',
  bruksnummer: '3', postnummer: '0155',
};
const address = {
  isRegistered: true, street: 'Storgata', houseNumber: '1', houseLetter: 'B', farmNumber: '2', titleNumber: '3',
  postalCode: '0155',
};

export const reads: readonly ReadCase[] = [
  read('API-22 API-23 DM-01 session-status', 'auth/session-status', sessionStatusQuery, (q, o) => q.query(o), {
    response: { kfpSessionId: 'abc' }, result: { sessionId: 'abc' }, emptyResult: { sessionId: null },
  }),
  read('API-30 API-31 API-32 login', 'auth/login', loginUrlQuery, (q, o) => q.query(o), {
    response: { loginUrl: 'https://login.example' }, result: { loginUrl: 'https://login.example' }, emptyResult: { loginUrl: null },
  }),
  read('API-25 API-26 API-59 DM-07 client-context', 'auth/client-context', clientContextQuery, (q, o) => q.query(o), {
    response: { loginContext: 'NETTBANK', trackingId: 't', loginBankplassRegisterNummer: '0502' },
    result: { loginContext: 'NETTBANK', trackingId: 't', bankRegister: '0502' },
    emptyResult: { loginContext: undefined, trackingId: undefined, bankRegister: undefined },
  }),
  read('API-27 API-28 API-29 DM-02 DM-05 bankkontakt', 'auth/bankkontakt', bankContactQuery, (q, o) => q.query(o), {
    response: {
      navn: 'Banken', telefon: '91502850', epost: 'a@b.no', domene: 'banken',
      apningstider: [['Mandag–fredag', '08–16'], { dag: 'Lørdag', tid: '10–14' }, ['Søndag'], 'x', null],
    },
    result: {
      name: 'Banken', phone: '91502850', email: 'a@b.no', domain: 'banken',
      openingHours: [{ day: 'Mandag–fredag', time: '08–16' }, { day: 'Lørdag', time: '10–14' }],
    },
    emptyResult: { name: undefined, phone: undefined, email: undefined, domain: undefined, openingHours: [] },
  }),
  read('API-33 API-34 DM-21..35 avtaler', 'avtaleoversikt/avtaler', agreementsQuery, (q, o) => q.query(o), agreementCases),
  read('API-51 API-72 eika avtaler', 'eikaintegrasjon/avtaler', partnerAgreementsQuery, (q, o) => q.query(o), agreementCases),
  read('API-35 API-36 DM-08..20 tilbud', 'avtaleoversikt/tilbud', offersQuery, (q, o) => q.query(o), {
    response: { tilbud: [wireOffer, {}], systemSourceError: true },
    result: { offers: [offer, noOffer], hasSourceError: true },
    emptyResult: { offers: [], hasSourceError: false }, emptyObject: 'refused',
  }),
  read('API-38 DM-42..51 customer', 'skadekunde/hent', customerQuery, (q, o) => q.query(o), {
    response: {
      navn: 'Kari', ssn: '01019012345', niceKundenummer: 12, isLoMedlem: true, isBankkunde: true,
      kontaktInformasjon: { epostAdresse: 'a@b.no', mobilNummer: '91502850', editable: false },
      samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' },
    },
    result: {
      name: 'Kari', personalNumber: '01019012345', customerNumber: '12', isUnionMember: true, isBankCustomer: true,
      email: 'a@b.no', mobile: '91502850', isContactEditable: false,
      marketingConsent: 'AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED',
    },
    emptyResult: {
      name: undefined, personalNumber: undefined, customerNumber: undefined, isUnionMember: undefined, isBankCustomer: false,
      email: undefined, mobile: undefined, isContactEditable: true, marketingConsent: undefined, crossDomainConsent: undefined,
    },
  }),
  read('API-40 DM-66..68 recommendations', 'nbo/produktanbefaling?produkt=BIL,HUS',
    (client) => recommendationsQuery(client, ['BIL', 'HUS']), (q, o) => q.query(o), {
      response: { scores: [{ nextBestOfferProdukt: 'REISE', score: 0.83 }, { score: 1 }], controlgroup: true, fallback: true },
      result: { scores: [{ productType: 'REISE', score: 0.83 }], isControlGroup: true, isFallback: true },
      emptyResult: { scores: [], isControlGroup: false, isFallback: false },
    }),
  read('API-41 DM-61..63 legacy customer', 'liv/kunde/v1/kunde', legacyCustomerQuery, (q, o) => q.query(o), {
    response: { epost: 'a@b.no', telefon: 91502850, eksisterer: true },
    result: { email: 'a@b.no', mobile: '91502850', isExisting: true },
    emptyResult: { email: undefined, mobile: undefined, isExisting: false },
  }),
  read('API-43 DM-53..59 addresses', 'adresse/kundeadresser', addressesQuery, (q, o) => q.query(o), {
    response: [wireAddress, { isFolkreregistrert: true }], result: [address], emptyResult: [], emptyObject: 'refused',
  }),
  read('API-43 one address without a list', 'adresse/kundeadresser', addressesQuery, (q, o) => q.query(o), {
    response: wireAddress, result: [address], emptyResult: [], emptyObject: 'refused',
  }),
  read('API-44 DM-60 postal codes', 'adresse/postnummer', postalPlacesQuery, (q, o) => q.query(o), {
    response: [{ kode: '0155', navn: 'OSLO' }, { kode: '1' }], result: [{ code: '0155', name: 'OSLO' }], emptyResult: [], emptyObject: 'refused',
  }),
  read('API-46 DM-65 consent texts', 'samtykke/tekster?bankkunde=false', consentTextsQuery, (q, o) => q.query(o), {
    response: [{ samtykke: 'MARKETING', tittel: 'A', ingress: 'B', tekst: 'C' }],
    result: [{ type: 'marketing', title: 'A', lead: 'B', body: 'C' }], emptyResult: [], emptyObject: 'refused',
  }),
  read('API-48 DM-64 reservation', 'samtykke/reservasjon/hent', reservationQuery, (q, o) => q.query(o), {
    response: { hasReservasjon: true }, result: { hasReservation: true }, emptyResult: { hasReservation: undefined },
  }),
  read('API-52 partner communication', 'eikaintegrasjon/kundekommunikasjon', partnerCommunicationQuery,
    (q, o) => q.query(o), {
      response: { hasUlesteMeldinger: true }, result: { hasUnreadMessages: true }, emptyResult: { hasUnreadMessages: false },
    }),
  read('API-53 DM-36 health declarations', 'oversikt/helseerklaering', healthDeclarationsQuery, (q, o) => q.query(o), {
    response: 3, result: { count: 3, hasUnreadMessages: false }, emptyResult: { count: 0, hasUnreadMessages: false },
  }),
  read('API-54 API-69 DM-37 DM-38 offers to accept', 'oversikt/aksepttilbud', pendingOffersQuery, (q, o) => q.query(o), {
    response: { antall: '2', hasUlesteMeldinger: true },
    result: { count: 2, hasUnreadMessages: true }, emptyResult: { count: 0, hasUnreadMessages: false },
  }),
  read('API-69 a list counts by its length', 'oversikt/aksepttilbud', pendingOffersQuery, (q, o) => q.query(o), {
    response: [{}, {}, {}, {}],
    result: { count: 4, hasUnreadMessages: false }, emptyResult: { count: 0, hasUnreadMessages: false },
  }),
  read('API-55 API-56 DM-39..41 motor tasks', 'motor/oppgaver/motoroppgaver', motorTasksQuery, (q, o) => q.query(o), {
    response: { oppgaver: [{ oppgavetype: 'ENDRE_KMSTAND', beskrivelse: 'Volvo V70', avtalenummer: 123 }] },
    result: [{ type: 'ENDRE_KMSTAND', description: 'Volvo V70', policyNumber: '123' }], emptyResult: [],
  }),
];
