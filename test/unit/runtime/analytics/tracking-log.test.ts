import { describe, expect, test } from 'vitest';
import type { Distributor } from '../../../../src/domain/distributor.ts';
import { createTrackingLog } from '../../../../src/runtime/analytics/tracking-log.ts';
import type { QueuedEvent } from '../../../../src/runtime/analytics/tracking-event.ts';
import type { Session } from '../../../../src/runtime/session/session-store.ts';
import { createTrackingPage } from '../../../support/tracking-page.ts';

type Options = Parameters<typeof createTrackingPage>[0];

/** The log of a page, whose consent gate takes nothing from it. */
function start(options: Options = {}) {
  const { services, clock, session } = createTrackingPage({ status: 'logged-out', ...options });
  const events: QueuedEvent[] = [];
  const log = createTrackingLog(services, events);
  const note = (...more: object[]) => {
    for (const event of more) log.add(event);
    log.note();
  };
  const be = (status: Session['status']) => session.set({ status, customer: status === 'logged-in' ? 'a' : null, expiresAt: null });
  const moments = () => log.takeAnswered().map(([event, moment]) => ({ event: event.event, ...moment }));
  return { log, events, note, be, moments, clock, elements: services.elements };
}

test.each([
  [{}, {}], [{ time: 0, path: '/' }, { time: 0, path: '/' }], [{ time: 1_700_000_000_000, path: '/avtale/2' }, { time: 1_700_000_000_000, path: '/avtale/2' }],
])('an event that was created at %j has that time and path, else those of its arrival TR-61', (created, kept) => {
  const { log, events, clock } = start();
  history.replaceState(null, '', '/avtale/1');
  log.add({ event: 'AbTest', name: 'x', ...created });
  expect(events).toEqual([{ event: 'AbTest', name: 'x', time: clock.now(), path: '/avtale/1', ...kept }]);
});

test.each<readonly [string, unknown]>([
  ['nothing', undefined], ['null', null], ['a text', 'AbTest'], ['a list', [{ event: 'AbTest' }]], ['no name', { name: 'x' }],
  ['a number as its name', { event: 5 }], ['an object of a class', Object.assign(new Date(), { event: 'AbTest' })], ['a name that throws', { get event() { throw new Error('theirs'); } }],
  ['a field that throws', { event: 'AbTest', get name() { throw new Error('theirs'); } }],
])('%s is no event: it is counted, and harms no other TR-59 A7', (_, event) => {
  const { log, events, note } = start();
  log.add(event);
  note({ event: 'AbTest' });
  expect([log.counts, events.length]).toEqual([{ created: 2, delivered: 0, dropped: { invalid: 1 } }, 1]);
});

test('what the host changes in its object later changes no event', () => {
  const { log, events } = start();
  const event = { event: 'AbTest', name: 'x' };
  log.add(event);
  event.name = 'y';
  expect(events).toMatchObject([{ name: 'x' }]);
});

test('each event is counted once, and so is each that gave way before it was handed on A9 TR-59', () => {
  const { log, events, note } = start();
  note({ event: 'AbTest' }, { event: 'AbTest' }, { event: 'AbTest' });
  log.note();
  expect(log.counts).toEqual({ created: 3, delivered: 0, dropped: {} });
  for (let index = 0; index < 999; index += 1) note({ event: 'AbTest', name: index });
  expect(log.counts).toEqual({ created: 1002, delivered: 0, dropped: { overflow: 2 } });
  expect(events).toHaveLength(1000);
  expect(log.takeAnswered()[1]).toMatchObject([{ name: 0 }, {}]);
  note({ event: 'AbTest' });
  expect([log.counts, log.takeAnswered().length]).toEqual([{ created: 1003, delivered: 0, dropped: { overflow: 2 } }, 1]);
});

test.each<readonly [string, Options, object, Distributor, Distributor]>([
  ['the one of the page', { distributor: 'fana', config: { distributorInfo: { shortname: 'eika' } } }, {}, 'fana', 'fana'],
  ['else that of the configuration', { distributor: '', config: { distributorInfo: { shortname: 'eika' } } }, {}, 'eika', 'eika'],
  ['else that of the last event with one', { distributor: '' }, { distributor: 'sb1' }, 'sb1', 'sb1'],
  ['else none', { distributor: '' }, {}, 'none', 'none'],
  ['its own before all, which decides nothing for the page', { distributor: 'fana' }, { distributor: 'sb1' }, 'sb1', 'fana'],
  ['no unknown one', { distributor: 'fana' }, { distributor: 'bank' }, 'fana', 'fana'],
])('the distributor of an event is %s TR-61', (_, options, event, ofEvent, ofPage) => {
  const { log, note, moments } = start(options);
  note({ event: 'AbTest', ...event });
  note({ event: 'AbTest' });
  expect([moments().map(({ distributor }) => distributor), log.distributor()]).toEqual([[ofEvent, ofPage], ofPage]);
});

describe('events that wait while the bank of the page changes', () => {
  /** A page that elements alone assign to a bank. */
  function startBank() {
    const page = start({ distributor: '' });
    const name = (distributor?: Distributor) => {
      const element = document.body.appendChild(Object.assign(document.createElement('p'), { distributor }));
      return page.elements.add({ element, needsCustomer: true });
    };
    return { ...page, name };
  }

  test('are not told on the answer to another bank, but wait for that to their own TR-02 TR-11', () => {
    const { log, events, note, moments, name } = startBank();
    const leaveFirst = name('sb1');
    note({ event: 'AbTest', name: 'first' });
    leaveFirst();
    const leaveSecond = name('eika');
    note({ event: 'AbTest', name: 'second' });
    expect(moments().map(({ distributor }) => distributor)).toEqual(['eika']);
    expect([log.counts.dropped, events.length]).toEqual([{}, 1]);
    leaveSecond();
    name('sb1');
    note({ event: 'AbTest', name: 'third' });
    expect(moments().map(({ distributor }) => distributor)).toEqual(['sb1', 'sb1']);
    expect(log.counts).toEqual({ created: 3, delivered: 0, dropped: {} });
  });

  test.each<readonly [Distributor, Distributor]>([['eika', 'none'], ['eika', 'fremtind'], ['none', 'fana']])('of %s are told on the answer to %s, which is that to our own dialog too TR-08 TR-10', (first, next) => {
    const { note, moments, name } = startBank();
    const leave = name(first);
    note({ event: 'AbTest', distributor: first });
    leave();
    name(next);
    note({ event: 'AbTest', distributor: next });
    expect(moments().map(({ distributor }) => distributor)).toEqual([first, next]);
  });

  test('are told to the bank that the page names later, when it named none before', () => {
    const { log, note, moments, name } = startBank();
    note({ event: 'AbTest' });
    name('sb1');
    expect(moments().map(({ distributor }) => distributor)).toEqual(['none']);
    expect(log.counts.dropped).toEqual({});
  });

  test('are told when the bank is back that they are of, whatever bank an element names', () => {
    const { log, note, moments, name } = startBank();
    name('sb1');
    const leave = name('dnb');
    note({ event: 'AbTest', distributor: 'dnb' });
    leave();
    expect(moments().map(({ distributor }) => distributor)).toEqual(['dnb']);
    expect(log.counts.dropped).toEqual({});
  });
});

test('an event keeps whether the customer was logged in, as far as that was known TR-16 TR-17', () => {
  const { note, be, moments } = start({ status: 'loading' });
  note({ event: 'AbTest' });
  be('logged-in');
  note({ event: 'AbTest' });
  be('logged-out');
  note({ event: 'AbTest' });
  expect(moments().map(({ isLoggedIn }) => isLoggedIn)).toEqual([undefined, true, false]);
});

describe('a page load TR-28', () => {
  const load = (komponent: string) => ({ event: 'Komponentlast', komponent });

  test('it comes before the element that shows its data first, at the same time and place', () => {
    const { log, events, note, clock } = start();
    history.replaceState(null, '', '/oversikt');
    note({ event: 'AbTest' }, load('kfp-offers'), load('kfp-overview'));
    const [time, path] = [clock.now(), '/oversikt'];
    expect(events).toEqual([
      { event: 'AbTest', time, path }, { event: 'Sidelast', time, path }, { ...load('kfp-offers'), time, path }, { ...load('kfp-overview'), time, path },
    ]);
    expect(log.counts.created).toBe(4);
    expect(log.takeAnswered()).toHaveLength(4);
  });

  test.each(['kfp-toasts', 'kfp-session-warning', 'kfp-cookie-consent'])('%s is on any page, and makes none', (komponent) => {
    const { events, note } = start();
    note(load(komponent));
    expect(events).toHaveLength(1);
    note(load('kfp-offers'));
    expect(events.map(({ event }) => event)).toEqual(['Komponentlast', 'Sidelast', 'Komponentlast']);
  });

  test.each<readonly [readonly Session['status'][], number]>([
    [['logged-out', 'logged-out'], 1], [['logged-out', 'logged-in'], 2], [['logged-in', 'logged-out'], 1], [['loading', 'logged-in'], 1],
    [['logged-out', 'logged-in', 'logged-in'], 2], [['logged-out', 'loading', 'logged-in'], 2], [['logged-in', 'logged-out', 'logged-in'], 1],
  ])('of elements that show their data while the customer is %j there are %d on one path', (statuses, count) => {
    const { events, note, be } = start();
    for (const status of statuses) {
      be(status);
      note(load('kfp-offers'));
    }
    expect(events.filter(({ event }) => event === 'Sidelast')).toHaveLength(count);
  });

  test('another path is another one, also when the customer comes back to the first', () => {
    const { events, note } = start();
    for (const path of ['/a', '/a', '/b', '/a']) {
      history.replaceState(null, '', path);
      note(load('kfp-offers'));
    }
    expect(events.filter(({ event }) => event === 'Sidelast').map(({ path }) => path)).toEqual(['/a', '/b', '/a']);
  });

  test('a host that tells its own is believed', () => {
    const { events, note } = start();
    note({ event: 'Sidelast', side: '/min-side' }, load('kfp-offers'));
    expect(events.map(({ event }) => event)).toEqual(['Sidelast', 'Komponentlast']);
  });
});

test('on a page that names no bank, the bank of an element decides where consent is read, not an element without one TR-07', () => {
  const { log, note, elements } = start({ distributor: '' });
  elements.add({ element: Object.assign(document.createElement('kfp-header'), { distributor: 'none' }), needsCustomer: false });
  elements.add({ element: Object.assign(document.createElement('kfp-offers'), { distributor: 'dnb' }), needsCustomer: true });
  note({ event: 'Komponentlast', distributor: 'none' });
  expect(log.distributor()).toBe('dnb');
});
