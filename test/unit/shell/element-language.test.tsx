import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate } from '../../../src/domain/date.ts';
import { useAmounts } from '../../../src/hooks/use-amounts.ts';
import { plural } from '../../../src/platform/texts.ts';
import { ContactNote } from '../../../src/areas/tasks/contact-note.tsx';
import { useTasksText } from '../../../src/areas/tasks/tasks-text.ts';
import { useOverviewText } from '../../../src/areas/overview/overview-text.ts';
import { ElementLanguage } from '../../../src/shell/element-language.tsx';
import { Norwegian } from '../../../src/ui/content/norwegian.tsx';
import { useLanguage } from '../../../src/ui/content/use-texts.ts';
import type { TestRuntimeOptions } from '../../support/test-runtime.ts';
import { renderArea } from '../../support/render-area.tsx';
import { warning } from '../../support/warning.mjs';
// From here on the code of the words arrives without a task of the module loader.
import '../../../src/languages/en.json';
import '../../../src/languages/nn.json';
import '../../../src/shell/load-words.ts';
import '../../../src/shell/own-texts.ts';

function Probe() {
  const [typed, setTyped] = useState('');
  const language = useLanguage();
  const amounts = useAmounts();
  const tasks = useTasksText();
  return (
    <div lang={language}>
      <h2>{useOverviewText().title}</h2>
      <p>{[1, 2].map((count) => plural(language, tasks.declarations, count)).join(' | ')}</p>
      <p>{amounts.monthly(1234.5)} {formatDate('2026-12-31', language)}</p>
      <Norwegian>Bil</Norwegian>
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
    </div>
  );
}

const title = { nb: 'Forsikringsoversikt', nn: 'Forsikringsoversikt', en: 'Insurance overview' };

test.each([['nn', 'Ta kontakt med Sparebanken.'], ['en', 'Contact Sparebanken.']] as const)(
  'a card that leads nowhere says whom to contact in %s LN-12', async (language, note) => {
    const area = renderArea(<ContactNote />, {
      config: { language }, responses: { 'auth/bankkontakt': { navn: 'Sparebanken' } },
      wrap: (content) => <ElementLanguage waiting="Venter">{content}</ElementLanguage>,
    });
    await arrive(area);
    expect(area.text()).toBe(note);
  },
);

function show(options: TestRuntimeOptions = {}) {
  return renderArea(<Probe />, { ...options, wrap: (area) => <ElementLanguage waiting="Venter">{area}</ElementLanguage> });
}

/** Changes of attributes are told in a microtask, and imports end in tasks of their own. */
async function arrive(area: ReturnType<typeof show>): Promise<void> {
  await area.settle();
  await act(async () => vi.dynamicImportSettled());
  await area.settle();
}

const languageIn = (area: ReturnType<typeof show>) => area.element.querySelector('div')?.lang;

afterEach(() => {
  document.documentElement.removeAttribute('lang');
  document.body.removeAttribute('lang');
});

describe('the language of an element LN-01 LN-03', () => {
  test.each([
    ['nb', 'nb'], ['no', 'nb'], ['nb-NO', 'nb'], ['nn', 'nn'], ['NN-no', 'nn'], ['nn_NO', 'nn'], ['en', 'en'], ['en-GB', 'en'], ['sv', 'nb'], ['', 'nb'],
  ])('a document in %j shows %s', async (tag, expected) => {
    document.documentElement.lang = tag;
    const area = show();
    await arrive(area);
    expect(languageIn(area)).toBe(expected);
  });

  test('without any it is bokmål, at once', () => {
    const area = show();
    expect(area.text()).toContain(title.nb);
  });

  test('the configuration wins over the document, and what is around the element over both', async () => {
    document.documentElement.lang = 'nb';
    const configured = show({ config: { language: 'en' } });
    await arrive(configured);
    expect(languageIn(configured)).toBe('en');
    document.body.lang = 'nn';
    await arrive(configured);
    expect(languageIn(configured)).toBe('nn');
    configured.element.lang = 'nb';
    await arrive(configured);
    expect(languageIn(configured)).toBe('nb');
  });
});

describe('words of another language', () => {
  test('are written as the language writes LN-09 LN-10', async () => {
    document.documentElement.lang = 'en';
    const area = show();
    expect(area.text()).toBe('Venter');
    await arrive(area);
    expect(area.text()).toBe('Insurance overviewComplete a health declaration | Complete 2 health declarationskr 1,234.50/month 31 December 2026Bil');
  });

  test('what the backend has in Norwegian is marked in English alone LN-04', async () => {
    const area = show({ config: { language: 'en' } });
    await arrive(area);
    expect(area.element.querySelector('span[lang=nb]')?.textContent).toBe('Bil');
    area.element.lang = 'nn';
    await arrive(area);
    expect(area.element.querySelector('span[lang=nb]')).toBeNull();
    expect(area.element.querySelector('[lang=""]')).toBeNull();
  });

  test('come while the page is open, and what is typed stays LN-02', async () => {
    const area = show();
    const input = area.element.querySelector('input');
    input?.focus();
    if (input) fireEvent.input(input, { target: { value: 'halvt skrevet' } });
    area.element.lang = 'en';
    await arrive(area);
    expect(area.text()).toContain(title.en);
    expect(area.element.querySelector('input')).toBe(input);
    expect(input?.value).toBe('halvt skrevet');
    expect(document.activeElement).toBe(input);
  });
});

describe('the words of a host', () => {
  const texts = {
    nb: { 'overview.title': '<b>Alt</b> ditt', 'overviw.title': 'x', 'tasks.title': 7, 'overview.tags': 'x', 'tasks.declarations.other': '{count} skjemaer' },
    en: { 'overview.title': 'All of yours' },
  };

  test('take the place of ours, by language LN-06', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const area = show({ config: { texts } });
    await arrive(area);
    expect(area.text()).toContain('<b>Alt</b> dittFyll ut helseerklæring | 2 skjemaer');
    area.element.lang = 'en';
    await arrive(area);
    expect(area.text()).toContain('All of yours');
    area.element.lang = 'nn';
    await arrive(area);
    expect(area.text()).toContain(title.nn);
  });

  test('may be written by any tag of a language, and one that the interface does not have is told of LN-06 LN-07', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const area = show({ config: { texts: { no: { 'overview.title': 'Alt ditt' }, 'en-GB': texts.en, sv: { 'overview.title': 'Allt' } } } });
    await arrive(area);
    expect(area.text()).toContain('Alt ditt');
    area.element.lang = 'en';
    await arrive(area);
    expect(area.text()).toContain('All of yours');
    expect(warn.mock.calls.flat()).toEqual([warning('invalid-value', 'configuration: texts.sv is not valid and is ignored.')]);
  });

  test('that have a part which is never filled in show as they are, and are named once LN-07', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const nn = { 'overview.title': 'Alt hos {bank} {år}', 'tasks.declarations.other': '{count} skjema av {count}' };
    const area = show({ config: { language: 'nn', texts: { nn } } });
    await arrive(area);
    expect(area.text()).toContain('Alt hos {bank} {år}');
    expect(area.text()).toContain('2 skjema av 2');
    expect(warn.mock.calls.flat()).toEqual([warning('unusable-text', 'configuration: texts.nn["overview.title"] shows {bank} and {år} as written: the text has no such part.')]);
  });

  test('that are wrong are named once, and ours stay LN-07', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const nb = { ...texts.nb, 'profile.tittle': 'x', 'overview.total': 'Sum av alt', 'overview.deliveredBy': 'Fra {insurer}', 'offers.remove': ' ' };
    const area = show({ config: { texts: { nb } } });
    await arrive(area);
    const told = warn.mock.calls.map(([message]) => String(message)).filter((message) => message.includes('texts.nb'));
    expect(told.filter((message) => message.includes('tittle'))).toEqual([warning('unusable-text', 'configuration: texts.nb["profile.tittle"] is not the key of a text and is ignored.')]);
    expect(told.some((message) => message.includes('texts.nb["overview.total"] lacks {amount} and is ignored'))).toBe(true);
    expect(told.some((message) => message.includes('texts.nb["offers.remove"] is empty and is ignored'))).toBe(true);
    expect(told.some((message) => message.includes('deliveredBy'))).toBe(false);
    await arrive(show({ config: { texts: { nb: 'Alt' } } }));
    expect(warn.mock.calls.flat()).toContain(warning('invalid-value', 'configuration: texts.nb is not valid and is ignored.'));
  });
});
