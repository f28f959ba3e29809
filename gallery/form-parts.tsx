import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Banner } from '../src/ui/feedback/banner.tsx';
import { Button } from '../src/ui/controls/button.tsx';
import { Choice, ChoiceGroup } from '../src/ui/controls/choice.tsx';
import { Confirmation } from '../src/ui/feedback/confirmation.tsx';
import { FieldError } from '../src/ui/controls/field-error.tsx';
import { EditRow } from '../src/ui/layout/edit-row.tsx';
import { FormRow } from '../src/ui/layout/form-row.tsx';
import { Stack } from '../src/ui/layout/stack.tsx';
import { TextArea } from '../src/ui/controls/text-area.tsx';
import { TextField } from '../src/ui/controls/text-field.tsx';
import { Specimen } from './specimen.tsx';

const options = [{ label: 'Ja', value: 'ja' }, { label: 'Nei', value: 'nei' }, { label: 'Vet ikke', value: 'vet-ikke' }];
const smileys = ['Veldig misfornøyd', 'Litt misfornøyd', 'Midt på treet', 'Ganske fornøyd', 'Veldig fornøyd']
  .map((label, index) => ({ label, value: index + 1 }));
const help = 'Ikke skriv personlige opplysninger.';

type Chosen = ComponentProps<typeof ChoiceGroup>['chosen'];

function Asked(props: Omit<ComponentProps<typeof ChoiceGroup>, 'onChange'>) {
  const [chosen, setChosen] = useState<Chosen>(props.chosen);
  return <ChoiceGroup {...props} chosen={chosen} onChange={setChosen} />;
}

function Written({ value: first, ...props }: Omit<ComponentProps<typeof TextField>, 'onChange' | 'kind'>) {
  const [value, setValue] = useState(first);
  return <TextField {...props} kind="email" value={value} onChange={setValue} />;
}

function Row({ title, isBusy = false, isOpenAtFirst = false }: { readonly title: string; readonly isBusy?: boolean; readonly isOpenAtFirst?: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const toggle = () => setIsOpen(!isOpen);
  return (
    <EditRow title={title} value="kari@example.no" editText="Endre" isOpen={isOpen} isBusy={isBusy} onToggle={toggle}>
      <Written trackAs="email" label="E-postadresse" value="kari@example.no" />
    </EditRow>
  );
}

/** Shows the form components. */
export function FormParts() {
  const [isTicked, setIsTicked] = useState(true);
  const [text, setText] = useState('');
  return (
    <>
      <Specimen name="TextField, FieldError">
        <Stack gap={24}>
          <Written trackAs="email" label="E-post" value="kari@example.no" />
          <Written trackAs="email" label="E-post" value="kari@" error="E-postadressen er ikke gyldig" />
          <Written trackAs="email" label="E-post" value="kari@example.no" isReadOnly />
          <FieldError id="alone">Du må krysse av før du kan bekrefte</FieldError>
        </Stack>
      </Specimen>
      <Specimen name="TextArea">
        <Stack gap={24}>
          <TextArea trackAs="answer-comment" label="Vil du si noe mer om det?" help={help} value={text} counter={`${String(text.length)} av 250`} isTooLong={false} onChange={setText} />
          <TextArea trackAs="answer-comment" label="For langt" help={help} value="Alt for langt." counter="Du har skrevet 4 tegn for mye" isTooLong onChange={() => undefined} />
        </Stack>
      </Specimen>
      <Specimen name="Choice">
        <Stack gap={8}>
          <Choice trackAs="want-digital" type="checkbox" label="Jeg vil ha dokumentene mine digitalt" isChecked={isTicked} onChange={setIsTicked} />
          <Choice trackAs="want-digital" type="checkbox" label="Kan ikke velges nå" isChecked={false} isDisabled onChange={() => undefined} />
        </Stack>
      </Specimen>
      <Specimen name="ChoiceGroup">
        <Stack gap={24}>
          <Asked trackAs="asked-if-done" type="radio" legend="Fikk du gjort det du skulle?" name="a" options={options} chosen={['ja']} />
          <Asked trackAs="asked-if-done" type="checkbox" legend="Hva lette du etter?" hint="Velg gjerne flere." name="b" options={options} chosen={['ja', 'nei']} />
          <Asked trackAs="asked-if-done" type="smiley" legend="Hvor fornøyd er du?" name="c" options={smileys} chosen={[4]} />
        </Stack>
      </Specimen>
      <Specimen name="FormRow, EditRow">
        <FormRow title="Adresse" value="Storgata 1, 0155 Oslo" action={<Button trackAs="update-address" variant="quiet">Oppdater</Button>} />
        <Row title="E-post" />
        <Row title="E-post, åpen" isOpenAtFirst />
        <Row title="E-post, opptatt" isOpenAtFirst isBusy />
      </Specimen>
      <Specimen name="Confirmation">
        <Confirmation
          question="Er du sikker på at du vil fjerne tilbudet?"
          error={<Banner variant="error">En feil oppsto ved sletting av ditt tilbud.</Banner>}
        >
          <Button trackAs="retry">Prøv igjen</Button>
          <Button trackAs="keep-offer" variant="secondary">Nei, behold tilbudet</Button>
        </Confirmation>
      </Specimen>
    </>
  );
}
