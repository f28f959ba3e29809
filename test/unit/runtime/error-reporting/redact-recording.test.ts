import { expect, test } from 'vitest';
import { redactRecording } from '../../../../src/runtime/error-reporting/redact-envelope.ts';

const cleaned = (...events: unknown[]) => {
  const [headers = '', list = ''] = redactRecording(`{"segment_id":3}\n${JSON.stringify(events)}`).split('\n');
  expect(JSON.parse(headers)).toEqual({ segment_id: 3 });
  return JSON.parse(list) as unknown[];
};

test('texts of a page are stars, those of style sheets are not ER-18', () => {
  const text = (more: object) => ({ type: 2, data: { node: { type: 0, childNodes: [{ type: 3, id: 4, ...more }] } }, timestamp: 1763713208123 });
  expect(cleaned(text({ textContent: 'Kari Nordmann' }))).toEqual([text({ textContent: '**** ********' })]);
  expect(cleaned(text({ textContent: '.h1 { width: 12345678px }', isStyle: true }))).toEqual([
    text({ textContent: '.h1 { width: 12345678px }', isStyle: true }),
  ]);
  const styles = { type: 3, data: { source: 15, id: 5, styles: [{ styleId: 1, rules: [{ rule: '.a { inset: 0 }', index: 0 }] }] } };
  expect(cleaned(styles)).toEqual([styles]);
});

test('of attributes only what the code itself writes stays ER-18', () => {
  const attributes = {
    class: 'card h2', role: 'link', style: 'width: 10px', 'aria-expanded': 'true', rr_width: '320px', 'data-variant': 'info', checked: true,
    href: 'https://bank.example/motor/detaljer/81204417?x=1', src: '/kari@example.no', id: 'row-81204417', title: 'Kari Nordmann',
    'aria-valuetext': 'Kari', alt: 'Kari', 'data-name': 'Kari',
  };
  const [event] = cleaned({ type: 2, data: { node: { type: 2, tagName: 'h1', attributes } } });
  expect(event).toEqual({ type: 2, data: { node: { type: 2, tagName: 'h1', attributes: {
    class: 'card h2', role: 'link', style: 'width: 10px', 'aria-expanded': 'true', rr_width: '320px', 'data-variant': 'info', checked: true,
    href: 'https://bank.example/motor/detaljer/[number]', src: '[email]', id: 'row-[number]', title: '**** ********',
    'aria-valuetext': '****', alt: '****', 'data-name': '****',
  } } } });
});

test('so it is with what changes, with what is typed, and with what is pressed ER-18', () => {
  expect(cleaned(
    { type: 3, data: { source: 0, texts: [{ id: 3, value: 'Kari' }], attributes: [{ id: 4, attributes: { title: 'Kari', style: { width: '1px' } } }], adds: [] } },
    { type: 3, data: { source: 5, id: 7, text: 'kari@example.no', isChecked: false } },
    { type: 4, data: { href: 'https://bank.example/81204417?kunde=1#2', width: 800, height: 600 } },
    { type: 5, data: { tag: 'breadcrumb', payload: { category: 'ui.click', message: 'a.link[title="Kari"] > span', data: { nodeId: 3, node: { tagName: 'h2', textContent: 'Kari', attributes: { 'aria-label': 'Kari' } } } } } },
    { type: 5, data: { tag: 'performanceSpan', payload: { op: 'navigation.push', description: 'https://bank.example/81204417', data: { previous: '/x/01019012345' } } } },
  )).toEqual([
    { type: 3, data: { source: 0, texts: [{ id: 3, value: '****' }], attributes: [{ id: 4, attributes: { title: '****', style: { width: '1px' } } }], adds: [] } },
    { type: 3, data: { source: 5, id: 7, text: '***************', isChecked: false } },
    { type: 4, data: { href: 'https://bank.example/[number]', width: 800, height: 600 } },
    { type: 5, data: { tag: 'breadcrumb', payload: { category: 'ui.click', message: 'a.link > span', data: { nodeId: 3, node: { tagName: 'h2', textContent: '****', attributes: { 'aria-label': '****' } } } } } },
    { type: 5, data: { tag: 'performanceSpan', payload: { op: 'navigation.push', description: 'https://bank.example/[number]', data: { previous: '/x/[number]' } } } },
  ]);
});

test('what is no recording is not sent ER-18', () => {
  expect(() => redactRecording('Kari')).toThrow(SyntaxError);
});
