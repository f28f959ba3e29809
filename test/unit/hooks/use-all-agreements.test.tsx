import { describe, expect, test } from 'vitest';
import type { AllAgreements } from '../../../src/hooks/use-all-agreements.ts';
import { useAllAgreements } from '../../../src/hooks/use-all-agreements.ts';
import { responseOf, createDeferred } from '../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../support/render-area.tsx';
import { renderArea } from '../../support/render-area.tsx';

const ownPath = 'avtaleoversikt/avtaler';
const partnerPath = 'eikaintegrasjon/avtaler';
const userPath = 'auth/client-context';

const list = (numbers: readonly string[], sums: object = {}) =>
  ({ avtaler: numbers.map((policyNumber) => ({ policyNumber, systemSource: 'NICE', productType: 'BIL' })), ...sums });
const responses = {
  [ownPath]: list(['1'], { monthlySum: 100, yearlySum: 1200 }),
  [partnerPath]: list(['2'], { monthlySum: 10, yearlySum: 120 }),
};

/** Renders the hook; `now()` is what it last gave, in short. */
async function show(options: RenderAreaOptions = {}) {
  const { responses: more, ...others } = options;
  let last: AllAgreements | undefined;
  function Probe() {
    last = useAllAgreements();
    return null;
  }
  const area = renderArea(<Probe />, { distributor: 'eika', responses: { ...responses, ...more }, ...others });
  // Code that comes late is imported for the first time.
  await import('../../../src/domain/merge-agreements.ts');
  await area.settle();
  await area.settle();
  const now = () => last && {
    numbers: last.data?.agreements.map(({ policyNumber }) => policyNumber),
    ...(last.isPending && { isPending: true }),
    ...(last.isError && { isError: true }),
    ...(last.isComplete && { isComplete: true }),
    ...(last.data?.hasSourceError && { hasSourceError: true }),
    ...(last.isLacking && { isLacking: true }),
  };
  return { ...area, now, data: () => last?.data, refetch: () => void last?.refetch() };
}

describe('who is asked', () => {
  test.each(['eika', 'fana', 'sbm'] as const)('AC-15 AC-20 the partner at once, for %s', async (distributor) => {
    const { now, backend } = await show({ distributor });
    expect(now()).toEqual({ numbers: ['1', '2'], isComplete: true });
    expect(backend.count(userPath)).toBe(0);
    expect(backend.count(partnerPath)).toBe(1);
  });

  test.each(['2050', '0502', 502])('the partner for bank %s, once it is known (AC-20) AC-16 AC-17 AC-19', async (bank) => {
    const user = createDeferred();
    const { now, backend, settle } = await show({ distributor: 'sb1', responses: { [userPath]: user.promise } });
    expect(now()).toEqual({ numbers: ['1'] });
    expect(backend.count(partnerPath)).toBe(0);
    user.resolve({ loginBankplassRegisterNummer: bank });
    await settle();
    await settle();
    expect(now()).toEqual({ numbers: ['1', '2'], isComplete: true });
  });

  test.each([
    ['another bank', { loginBankplassRegisterNummer: '1234' }],
    ['no bank', {}],
  ])('not the partner for %s AC-18', async (_who, user) => {
    const { now, backend } = await show({ distributor: 'sb1', responses: { [userPath]: user } });
    expect(now()).toEqual({ numbers: ['1'], isComplete: true });
    expect(backend.count(partnerPath)).toBe(0);
  });

  test('not the partner while nobody knows whether there is one; that is no answer AC-18 AC-20', async () => {
    const { now, backend } = await show({ distributor: 'dnb', responses: { [userPath]: responseOf(403) } });
    expect(now()).toEqual({ numbers: ['1'], isComplete: true, hasSourceError: true, isLacking: true });
    expect(backend.count(partnerPath)).toBe(0);
  });

  test('nobody for who is not logged in AC-02 AC-08', async () => {
    const { backend } = await show({ session: null });
    expect(backend.calls.map(({ path }) => path)).toEqual(['auth/session-status']);
  });
});

describe('the list API-72', () => {
  test('has the own ones first, also when the partner is faster', async () => {
    const own = createDeferred();
    const { now, settle } = await show({ responses: { [ownPath]: own.promise } });
    expect(now()).toEqual({ isPending: true });
    own.resolve(responses[ownPath]);
    await settle();
    expect(now()).toEqual({ numbers: ['1', '2'], isComplete: true });
  });

  test('is not called empty before the partner has answered', async () => {
    const partner = createDeferred();
    const { now, settle } = await show({ responses: { [ownPath]: list([]), [partnerPath]: partner.promise } });
    expect(now()).toEqual({ isPending: true });
    partner.resolve(list([]));
    await settle();
    expect(now()).toEqual({ numbers: [], isComplete: true });
  });
});

describe('a failure API-72', () => {
  test('of the partner sets the source flag and hides nothing', async () => {
    const { now } = await show({ responses: { [partnerPath]: responseOf(403) } });
    expect(now()).toEqual({ numbers: ['1'], isComplete: true, hasSourceError: true, isLacking: true });
  });

  test('of a system behind the partner sets the source flag too', async () => {
    const { now } = await show({ responses: { [partnerPath]: { ...list(['2']), systemSourceError: true } } });
    expect(now()).toMatchObject({ numbers: ['1', '2'], hasSourceError: true, isLacking: true });
  });

  test('of the own ones leaves the partner’s, without a sum, until the next try', async () => {
    const { now, backend, refetch, settle } = await show({ responses: { [ownPath]: responseOf(403) } });
    expect(now()).toEqual({ numbers: ['2'], isError: true, isComplete: true, isLacking: true });
    backend.answer(responses);
    refetch();
    await settle();
    expect(now()).toEqual({ numbers: ['1', '2'], isComplete: true });
  });

  test('of the own ones shows no empty list for a partner without any', async () => {
    const { now } = await show({ responses: { [ownPath]: responseOf(403), [partnerPath]: list([]) } });
    expect(now()).toEqual({ isError: true, isComplete: true, isLacking: true });
  });

  const flagged = (numbers: readonly string[]) => ({ ...list(numbers), systemSourceError: true });
  const paths = [ownPath, partnerPath, userPath] as const;
  test.each([
    ['the own ones', 'eika', { [ownPath]: responseOf(403) }, [1, 0, 0]],
    ['the own ones that say so', 'eika', { [ownPath]: flagged(['1']) }, [1, 0, 0]],
    ['the partner’s', 'sbm', { [partnerPath]: responseOf(403) }, [0, 1, 0]],
    ['the partner’s that say so', 'fana', { [partnerPath]: flagged([]) }, [0, 1, 0]],
    ['both', 'eika', { [ownPath]: flagged([]), [partnerPath]: responseOf(403) }, [1, 1, 0]],
    ['the user of no partner’s bank', 'sb1', { [userPath]: responseOf(403) }, [0, 0, 1]],
    ['the user and the own ones', 'dnb', { [userPath]: responseOf(403), [ownPath]: flagged(['1']) }, [1, 0, 1]],
  ] as const)('is asked for again where it was, and nowhere else: %s', async (_, distributor, failing, more) => {
    const { now, backend, refetch, settle } = await show({ distributor, responses: failing });
    expect(now()?.isLacking).toBe(true);
    const before = paths.map((path) => backend.count(path));
    backend.answer({ ...responses, [userPath]: { loginBankplassRegisterNummer: '1234' } });
    refetch();
    await settle();
    expect(paths.map((path, index) => backend.count(path) - (before[index] ?? 0))).toEqual(more);
    expect(now()).toEqual({ numbers: distributor === 'sb1' || distributor === 'dnb' ? ['1'] : ['1', '2'], isComplete: true });
  });

  test('of the user lasts until the partner, whom the next try shows to be needed, has answered', async () => {
    const { now, backend, refetch, settle } = await show({ distributor: 'sb1', responses: { [userPath]: responseOf(403), [ownPath]: list([]) } });
    expect(now()).toEqual({ numbers: [], isComplete: true, hasSourceError: true, isLacking: true });
    const partner = createDeferred();
    backend.answer({ [userPath]: { loginBankplassRegisterNummer: 502 }, [partnerPath]: partner.promise });
    refetch();
    await settle();
    await settle();
    expect(backend.count(partnerPath)).toBe(1);
    expect(now()).toEqual({ numbers: [], hasSourceError: true, isLacking: true });
    partner.resolve(responses[partnerPath]);
    await settle();
    expect(now()).toEqual({ numbers: ['2'], isComplete: true });
  });
});
