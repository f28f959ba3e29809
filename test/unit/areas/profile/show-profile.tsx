import { fireEvent, screen } from '@testing-library/react';
// The code that comes late is here from the start: loading it takes real time.
import '../../../../src/areas/profile/profile-extras.ts';
import { ProfileArea } from '../../../../src/areas/profile/profile-area.tsx';
import { responseOf } from '../../../support/fake-transport.ts';
import type { Responses } from '../../../support/fake-transport.ts';
import type { RenderAreaOptions, RenderedArea } from '../../../support/render-area.tsx';
import { renderArea } from '../../../support/render-area.tsx';

export const customerPath = 'skadekunde/hent';
export const contactPath = 'PUT skadekunde/kontaktinformasjon';
export const legacyPath = 'liv/kunde/v1/kunde';
export const legacyContactPath = 'POST liv/kunde/v1/contactInfo';
export const addressPath = 'adresse/kundeadresser';
export const addressUpdatePath = 'POST adresse/oppdater';
export const consentPath = 'POST samtykke/oppdater';
export const textsPath = 'samtykke/tekster?bankkunde=false';
export const reservationPath = 'samtykke/reservasjon/hent';
export const reservationUpdatePath = 'POST samtykke/reservasjon';

/** Kari, who can change everything. */
export const kari = {
  navn: 'Kari Eksempel',
  ssn: '01020312345',
  niceKundenummer: '700100',
  isLoMedlem: false,
  isBankkunde: false,
  kontaktInformasjon: { epostAdresse: 'kari@bank.no', mobilNummer: '91234567', editable: true },
  samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: null },
};

export const storgata = {
  isFolkreregistrert: false, gatenavn: 'Storgata', gatenummer: '1', gatenummerBokstav: 'B', postnummer: '0155',
};

const usual: Responses = {
  [customerPath]: kari,
  [legacyPath]: { eksisterer: false },
  [addressPath]: [storgata],
  'adresse/postnummer': [{ kode: '0155', navn: 'OSLO' }],
  [textsPath]: [
    { samtykke: 'MARKETING', tittel: 'Tilbud og råd', ingress: 'Vi gir deg råd.', tekst: 'På e-post og SMS.' },
    { samtykke: 'CROSS_DOMAIN', tittel: 'Deling', ingress: 'Vi deler.', tekst: 'Aldri helseopplysninger.' },
  ],
  [reservationPath]: { hasReservasjon: false },
  [contactPath]: responseOf(204),
  [legacyContactPath]: responseOf(204),
  [addressUpdatePath]: responseOf(204),
  [consentPath]: responseOf(204),
  [reservationUpdatePath]: responseOf(204),
};

/** The profile on a backend that knows Kari, unless `responses` says otherwise; resolves when it is shown. */
export async function showProfile(responses: Responses = {}, options: RenderAreaOptions = {}): Promise<RenderedArea> {
  const area = renderArea(<ProfileArea />, {
    config: { showSamtykkerMinProfil: true }, ...options, responses: { ...usual, ...responses },
  });
  await area.settle();
  return area;
}

/** The box around a row, by the name of the row. */
export function row(title: string): HTMLElement {
  const found = screen.getByRole('heading', { level: 3, name: title }).closest<HTMLElement>('.form-row');
  if (!found) throw new Error(`${title} is no row`);
  return found;
}

/** A button by its name and the row that describes it. */
export function button(name: string, description: string): HTMLElement {
  return screen.getByRole('button', { name, description });
}

/** @param edit the button's name in the language of the page */
export async function open(area: RenderedArea, title: string, edit = 'Endre'): Promise<void> {
  fireEvent.click(button(edit, title));
  await area.settle();
}

/** Opens a row, writes into its field, and saves. */
export async function change(area: RenderedArea, title: string, written: string): Promise<void> {
  await open(area, title);
  write(title, written);
  await save(area);
}

export function field(title: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${title}`) });
}

export function write(title: string, written: string): void {
  fireEvent.input(field(title), { target: { value: written } });
}

export async function save(area: RenderedArea): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
  await area.settle();
}

/** The bodies that were sent to a path, in order. */
export function bodies(area: RenderedArea, name: string): unknown[] {
  const [method, path] = name.split(' ');
  return area.backend.calls
    .filter((call) => call.method === method && call.path === path)
    .map(({ init }) => (typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined));
}

/** The `Idempotency-Key` of each request that was sent to a path, in order. */
export function keys(area: RenderedArea, name: string): (string | null)[] {
  const [method, path] = name.split(' ');
  return area.backend.calls
    .filter((call) => call.method === method && call.path === path)
    .map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
}
