import type { InferOutput } from 'valibot';
import type { Address } from '../domain/profile.ts';
import { isRecord } from '../platform/plain-object.ts';
import { apiQuery, checkedBody, getBody } from './api-query.ts';
import type { ApiClient } from './client.ts';
import type { OnBadItems } from './wire.ts';
import { lenient, listOf, readText, record, text, yesOrNo } from './wire.ts';

/** The place of a postal code (DM-60). */
export interface PostalPlace {
  readonly code: string;
  readonly name: string;
}

/** A postal code: four digits. A number has lost its leading zeros. */
const postalCode = lenient((value) => readText(typeof value === 'number' ? String(value).padStart(4, '0') : value));

const addressFields = {
  isFolkreregistrert: yesOrNo,
  gatenavn: text,
  gatenummer: text,
  gatenummerBokstav: text,
  gaardsnummer: text,
  bruksnummer: text,
  postnummer: postalCode,
};
const wireAddress = record(addressFields);
const addressesBody = (onBad: OnBadItems) => listOf(wireAddress, onBad);

const wirePlace = record({ kode: postalCode, navn: text });
const placesBody = (onBad: OnBadItems) => listOf(wirePlace, onBad);

function toAddress(wire: InferOutput<typeof wireAddress>): Address {
  return {
    isRegistered: wire.isFolkreregistrert,
    street: wire.gatenavn,
    houseNumber: wire.gatenummer,
    houseLetter: wire.gatenummerBokstav,
    farmNumber: wire.gaardsnummer,
    titleNumber: wire.bruksnummer,
    postalCode: wire.postnummer,
  };
}

/** The customer's addresses (API-43), for customers with a customer number only. An address without any detail is left out. */
export function addressesQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'addresses'],
    queryFn: async (): Promise<readonly Address[]> => {
      const { body, request } = await client.get('adresse/kundeadresser');
      // The backend sends a single address without a list. An object without any of its fields is no address.
      const isAddress = isRecord(body) && Object.keys(addressFields).some((name) => Object.hasOwn(body, name));
      const addresses = checkedBody(client, addressesBody, { body: isAddress ? [body] : body, request }).map(toAddress);
      return addresses.filter((address) => Object.values(address).some((detail) => typeof detail === 'string'));
    },
  });
}

/** All postal codes and their places (API-44); entries without code or name are left out. */
export function postalPlacesQuery(client: ApiClient) {
  return apiQuery({
    queryKey: ['kfp', 'postal-places'],
    queryFn: async (): Promise<readonly PostalPlace[]> => {
      const places = await getBody(client, 'adresse/postnummer', placesBody);
      return places.flatMap(({ kode: code, navn: name }) => (code && name ? [{ code, name }] : []));
    },
  });
}
