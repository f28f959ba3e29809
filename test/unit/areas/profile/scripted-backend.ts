import { createDeferred } from '../../../support/fake-transport.ts';
import type { Responses, TransportCall } from '../../../support/fake-transport.ts';

/** What happens to one call. A change is stored before its response is lost, or never. */
export type Fault = 'none' | 'slow' | 'slower' | 'refused' | 'stored-then-500' | 'lost' | 'stored-then-lost' | 'never';

export const faults: readonly Fault[] = ['none', 'slow', 'slower', 'refused', 'stored-then-500', 'lost', 'stored-then-lost', 'never'];

/** Milliseconds until a response. */
const delays: Partial<Record<Fault, number>> = { slow: 700, slower: 5_000 };

export interface ServerState {
  email: string;
  mobile: string;
  legacyEmail: string;
  legacyPhone: string;
  marketing: boolean;
  crossDomain: boolean;
  isOnPaper: boolean;
  isRegistered: boolean;
}

export interface ScriptedBackend {
  readonly state: ServerState;
  readonly responses: Responses;
  /** Each change that was asked for, and whether it was stored. */
  readonly changes: { readonly name: string; readonly isStored: boolean }[];
  /** Every value that there has been. */
  readonly emails: readonly string[];
  readonly mobiles: readonly string[];
  /** From now on every call is answered at once. */
  readonly heal: () => void;
}

/** A backend with a memory, whose calls fare as `script` says, one after the other; after its end all is well. */
export function scriptedBackend(script: readonly Fault[], wait: (run: () => void, ms: number) => void): ScriptedBackend {
  const state: ServerState = {
    email: 'kari@bank.no', mobile: '91234567', legacyEmail: 'gamle@bank.no', legacyPhone: '41234567',
    marketing: true, crossDomain: false, isOnPaper: false, isRegistered: false,
  };
  const emails = [state.email, state.legacyEmail];
  const mobiles = [state.mobile, state.legacyPhone];
  const changes: { name: string; isStored: boolean }[] = [];
  let rest = [...script];

  async function fare(fault: Fault, respond: () => Response): Promise<Response> {
    const given = respond();
    if (fault === 'never') return new Promise(() => undefined);
    if (fault === 'lost' || fault === 'stored-then-lost') throw new TypeError('lost');
    if (fault === 'refused' || fault === 'stored-then-500') return new Response('', { status: 500 });
    const delay = delays[fault];
    if (delay === undefined) return given;
    const deferred = createDeferred<Response>();
    wait(() => deferred.resolve(given), delay);
    return deferred.promise;
  }

  /** What is read is what there was when the request came, however late the response is. */
  const read = (body: () => unknown) => () => fare(rest.shift() ?? 'none', () => new Response(JSON.stringify(body())));
  const change = (name: string, apply: (body: Readonly<Record<string, unknown>>) => void) => ({ init }: TransportCall) => {
    const fault = rest.shift() ?? 'none';
    const isStored = !['refused', 'lost', 'never'].includes(fault);
    changes.push({ name, isStored });
    if (isStored) apply(typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {});
    return fare(fault, () => new Response(null, { status: 204 }));
  };
  const code = (isApproved: boolean) => (isApproved ? 'AUTHORIZED' : 'NOT_AUTHORIZED');

  return {
    state,
    changes,
    emails,
    mobiles,
    heal: () => (rest = []),
    responses: {
      'auth/session-status': { kfpSessionId: '1' },
      'skadekunde/hent': read(() => ({
        navn: 'Kari', niceKundenummer: '1', isBankkunde: false,
        kontaktInformasjon: { epostAdresse: state.email, mobilNummer: state.mobile },
        samtykker: { marketingConsent: code(state.marketing), crossDomainConsent: code(state.crossDomain) },
      })),
      'liv/kunde/v1/kunde': read(() => ({ eksisterer: true, epost: state.legacyEmail, telefon: state.legacyPhone })),
      'adresse/kundeadresser': read(() => ({ gatenavn: state.isRegistered ? 'Nygata' : 'Storgata', isFolkreregistrert: state.isRegistered })),
      'adresse/postnummer': [],
      'samtykke/tekster?bankkunde=false': [],
      'samtykke/reservasjon/hent': read(() => ({ hasReservasjon: state.isOnPaper })),
      'PUT skadekunde/kontaktinformasjon': change('contact', ({ epostAdresse, mobilNummer }) => {
        if (typeof epostAdresse === 'string') emails.push((state.email = epostAdresse));
        if (typeof mobilNummer === 'string') mobiles.push((state.mobile = mobilNummer));
      }),
      'POST liv/kunde/v1/contactInfo': change('legacy', ({ epost, telefon }) => {
        state.legacyEmail = String(epost);
        if (typeof telefon === 'string') state.legacyPhone = telefon;
      }),
      'POST adresse/oppdater': change('address', () => (state.isRegistered = true)),
      'POST samtykke/oppdater': change('consent', ({ marketingConsentApproved, crossDomainConsentApproved }) => {
        if (marketingConsentApproved !== undefined) state.marketing = marketingConsentApproved === true;
        if (crossDomainConsentApproved !== undefined) state.crossDomain = crossDomainConsentApproved === true;
      }),
      'POST samtykke/reservasjon': change('documents', ({ harReservasjon }) => (state.isOnPaper = harReservasjon === true)),
    },
  };
}
