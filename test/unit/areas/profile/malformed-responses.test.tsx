import fc from 'fast-check';
import { expect, test } from 'vitest';
import { watchUncaughtErrors } from '../../../support/uncaught-errors.ts';
import { fuzzRuns } from '../../domain/fuzz-runs.ts';
import {
  addressPath, customerPath, legacyPath, reservationPath, showProfile, textsPath,
} from './show-profile.tsx';

const uncaught = watchUncaughtErrors();

const names = [
  'navn', 'ssn', 'niceKundenummer', 'isLoMedlem', 'isBankkunde', 'kontaktInformasjon', 'samtykker', 'epostAdresse', 'mobilNummer',
  'editable', 'marketingConsent', 'crossDomainConsent', 'eksisterer', 'epost', 'telefon', 'gatenavn', 'postnummer', 'kode',
  'isFolkreregistrert', 'samtykke', 'tittel', 'hasReservasjon', '__proto__', 'constructor',
];
const value = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 'x', 0, 1e300, true, false, 'AUTHORIZED', 'MARKETING', '01020312345', '91234567', 'a@b.no', '\ud800', '<b>x</b>'),
  fc.jsonValue({ maxDepth: 2 }),
);
const item = fc.dictionary(fc.constantFrom(...names), fc.oneof(value, fc.dictionary(fc.constantFrom(...names), value)), { maxKeys: 12 });
const body = fc.oneof(
  { weight: 6, arbitrary: item }, { weight: 2, arbitrary: fc.array(item, { maxLength: 3 }) }, value,
).map((response) => JSON.stringify(response));
const status = fc.oneof({ weight: 8, arbitrary: fc.constant(200) }, fc.constantFrom(204, 400, 401, 403, 404, 500));
const response = fc.tuple(fc.oneof({ weight: 9, arbitrary: body }, fc.string()), status)
  .map(([text, code]) => () => new Response(code === 204 ? null : text, { status: code }));

test('whatever the backend answers, something is shown and nothing breaks D8', { timeout: 600_000 }, async () => {
  const paths = [customerPath, legacyPath, addressPath, 'adresse/postnummer', textsPath, reservationPath];
  const responses = fc.tuple(...paths.map((path) => response.map((given) => [path, given] as const)));
  await fc.assert(fc.asyncProperty(responses, async (given) => {
    const shown = await showProfile(Object.fromEntries(given));
    try {
      for (let round = 0; round < 3; round++) await shown.pass(1_000);
      const seen = shown.element.textContent;
      expect(seen).not.toMatch(/undefined|\[object|NaN/);
      expect(shown.element.querySelectorAll('h1')).toHaveLength(1);
      expect(shown.element.querySelector('.skeleton-line')).toBeNull();
      expect(seen).toMatch(/Opplysninger om deg|En feil oppsto ved henting/);
      expect(seen).toMatch(/Bekreft|En feil oppsto ved henting av valget ditt/);
    } finally {
      shown.unmount();
      shown.runtime.dispose();
      shown.element.remove();
    }
  }), { numRuns: Math.ceil(fuzzRuns().numRuns / 20) });
  expect(uncaught).not.toHaveBeenCalled();
});
