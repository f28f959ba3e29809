import { describe, expect, test } from 'vitest';
import type { AllAgreements } from '../../../src/hooks/use-all-agreements.ts';
import { useAllAgreements } from '../../../src/hooks/use-all-agreements.ts';
import { answerOf, createDeferred } from '../../support/fake-transport.ts';
import type { RenderAreaOptions } from '../../support/render-area.tsx';
import { renderArea } from '../../support/render-area.tsx';

const ownPath = 'avtaleoversikt/avtaler';
const partnerPath = 'eikaintegrasjon/avtaler';
const userPath = 'auth/client-context';

const list = (numbers: readonly string[], sums: object = {}) =>
  ({ avtaler: numbers.map((policyNumber) => ({ policyNumber })), ...sums });
const answers = {
  [ownPath]: list(['1'], { monthlySum: 100, yearlySum: 1200 }),
  [partnerPath]: list(['2'], { monthlySum: 10, yearlySum: 120 }),
};

/** Renders the hook; `now()` is what it last gave, in short. */
async function show(options: RenderAreaOptions = {}) {
  const { answers: more, ...others } = options;
  let last: AllAgreements | undefined;
  function Probe() {
    last = useAllAgreements();
    return null;
  }
  const area = renderArea(<Probe />, { distributor: 'eika', answers: { ...answers, ...more }, ...others });
  await area.settle();
  await area.settle();
  const now = () => last && {
    numbers: last.data?.agreements.map(({ policyNumber }) => policyNumber),
    ...(last.isPending && { isPending: true }),
    ...(last.isError && { isError: true }),
    ...(last.isComplete && { isComplete: true }),
    ...(last.data?.hasSourceError && { hasSourceError: true }),
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

  test.each(['2050', '0502', 502])('AC-16 AC-17 AC-19 the partner for bank %s, once it is known (AC-20)', async (bank) => {
    const user = createDeferred();
    const { now, backend, settle } = await show({ distributor: 'sb1', answers: { [userPath]: user.promise } });
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
    ['a user that cannot be read', answerOf(403)],
  ])('AC-18 not the partner for %s', async (_who, user) => {
    const { now, backend } = await show({ distributor: 'sb1', answers: { [userPath]: user } });
    expect(now()).toEqual({ numbers: ['1'], isComplete: true });
    expect(backend.count(partnerPath)).toBe(0);
  });

  test('AC-02 AC-08 nobody for who is not logged in', async () => {
    const { backend } = await show({ session: null });
    expect(backend.calls.map(({ path }) => path)).toEqual(['auth/session-status']);
  });
});

describe('API-72 the list', () => {
  test('has the own ones first, also when the partner is faster', async () => {
    const own = createDeferred();
    const { now, settle } = await show({ answers: { [ownPath]: own.promise } });
    expect(now()).toEqual({ isPending: true });
    own.resolve(answers[ownPath]);
    await settle();
    expect(now()).toEqual({ numbers: ['1', '2'], isComplete: true });
  });

  test('is not called empty before the partner has answered', async () => {
    const partner = createDeferred();
    const { now, settle } = await show({ answers: { [ownPath]: list([]), [partnerPath]: partner.promise } });
    expect(now()).toEqual({ isPending: true });
    partner.resolve(list([]));
    await settle();
    expect(now()).toEqual({ numbers: [], isComplete: true });
  });

  test('OV-42 has the sums of both, unless one is in both', async () => {
    const both = await show();
    expect(both.data()).toMatchObject({ monthlySum: 110, yearlySum: 1320 });
    both.unmount();
    const shared = await show({ answers: { [partnerPath]: list(['1', '2'], { monthlySum: 110, yearlySum: 1320 }) } });
    expect(shared.now()?.numbers).toEqual(['1', '2']);
    expect(shared.data()).toMatchObject({ monthlySum: 100, yearlySum: 1200 });
  });

  test('OV-42 has no sum of a part', async () => {
    const { data } = await show({ answers: { [ownPath]: list(['1']) } });
    expect(data()).toMatchObject({ monthlySum: undefined, yearlySum: undefined });
  });
});

describe('API-72 a failure', () => {
  test('of the partner sets the source flag and hides nothing', async () => {
    const { now, data } = await show({ answers: { [partnerPath]: answerOf(403) } });
    expect(now()).toEqual({ numbers: ['1'], isComplete: true, hasSourceError: true });
    expect(data()?.monthlySum).toBe(100);
  });

  test('of a system behind the partner sets the source flag too', async () => {
    const { now } = await show({ answers: { [partnerPath]: { ...list(['2']), systemSourceError: true } } });
    expect(now()).toMatchObject({ numbers: ['1', '2'], hasSourceError: true });
  });

  test('of the own ones leaves the partner’s, without a sum, until the next try', async () => {
    const { now, data, backend, refetch, settle } = await show({ answers: { [ownPath]: answerOf(403) } });
    expect(now()).toEqual({ numbers: ['2'], isError: true, isComplete: true });
    expect(data()?.monthlySum).toBeUndefined();
    backend.answer(answers);
    refetch();
    await settle();
    expect(now()).toEqual({ numbers: ['1', '2'], isComplete: true });
  });

  test('of the own ones shows no empty list for a partner without any', async () => {
    const { now } = await show({ answers: { [ownPath]: answerOf(403), [partnerPath]: list([]) } });
    expect(now()).toEqual({ isError: true, isComplete: true });
  });
});
