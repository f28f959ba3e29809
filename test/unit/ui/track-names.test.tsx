import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../../../src/ui/controls/button.tsx';
import { Choice, ChoiceGroup } from '../../../src/ui/controls/choice.tsx';
import { Disclosure } from '../../../src/ui/controls/disclosure.tsx';
import { HelpButton } from '../../../src/ui/controls/help-button.tsx';
import { Menu } from '../../../src/ui/controls/menu.tsx';
import { BackButton, NavList } from '../../../src/ui/controls/nav-list.tsx';
import { TextArea } from '../../../src/ui/controls/text-area.tsx';
import { TextField } from '../../../src/ui/controls/text-field.tsx';
import { RetryBanner } from '../../../src/ui/feedback/banner.tsx';
import { ToastRegion } from '../../../src/ui/feedback/toast-region.tsx';
import { EditRow } from '../../../src/ui/layout/edit-row.tsx';

const ignore = () => undefined;
const toast = { id: 'a', content: 'Lagret', variant: 'success', state: 'entering' } as const;
const question = { legend: 'Hva?', name: 'a', options: [{ label: 'Ja', value: 1 }, { label: 'Nei', value: 2 }], chosen: [], onChange: ignore };
const text = { help: 'Hjelp', value: '', counter: '0 av 250', isTooLong: false, onChange: ignore };
const row = { title: 'E-post', value: 'a', editText: 'Endre', isOpen: false, isBusy: false, onToggle: ignore };

const parts: readonly (readonly [part: string, ReactElement, names: readonly string[]])[] = [
  ['Button', <Button trackAs="x-y">Lagre</Button>, ['button x-y']],
  ['HelpButton', <HelpButton label="Hjelp" trackAs="x-y">Mer</HelpButton>, ['button x-y']],
  ['Menu', <Menu label="Meny" trackAs="x-y">Lenker</Menu>, ['button x-y']],
  ['NavList', <NavList links={[]} action={{ label: 'Ut', trackAs: 'x-y', isBusy: false, onClick: ignore }} />, ['button x-y']],
  ['Disclosure', <Disclosure level={3} title="Hva?" trackAs="x-y" itemKey="k" isOpen={false} onToggle={ignore}>Mer</Disclosure>, ['button x-y']],
  ['TextField', <TextField label="E-post" trackAs="x-y" value="" kind="email" onChange={ignore} />, ['input x-y']],
  ['TextArea', <TextArea label="Mer?" trackAs="x-y" {...text} />, ['textarea x-y']],
  ['Choice', <Choice type="checkbox" label="Ja" trackAs="x-y" isChecked={false} onChange={ignore} />, ['input x-y']],
  ['ChoiceGroup of radios', <ChoiceGroup type="radio" trackAs="x-y" {...question} />, ['fieldset x-y']],
  ['ChoiceGroup of checkboxes', <ChoiceGroup type="checkbox" trackAs="x-y" {...question} />, ['fieldset x-y']],
  ['ChoiceGroup of smileys', <ChoiceGroup type="smiley" trackAs="x-y" {...question} />, ['fieldset x-y']],
  ['BackButton', <BackButton label="Tilbake" onClick={ignore} />, ['button back']],
  ['RetryBanner', <RetryBanner onRetry={ignore}>Feil</RetryBanner>, ['button retry']],
  ['EditRow', <EditRow {...row}>Skjema</EditRow>, ['button edit']],
  ['ToastRegion', <ToastRegion label="Varsler" closeText="Lukk" placement="left" toasts={[toast]} onPause={ignore} onClose={ignore} />, ['button close-message']],
];

test.each(parts)('%s has its stable name, a group in place of its options', (_, part, names) => {
  const { container } = render(part);
  const named = [...container.querySelectorAll<HTMLElement>('[data-track-as]')];
  expect(named.map(({ localName, dataset }) => `${localName} ${String(dataset['trackAs'])}`)).toEqual(names);
});
