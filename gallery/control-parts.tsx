import { useState } from 'react';
import { Actions } from '../src/ui/layout/actions.tsx';
import { ButtonLink } from '../src/ui/controls/button-link.tsx';
import { Button } from '../src/ui/controls/button.tsx';
import { Disclosure, DisclosureTiles } from '../src/ui/controls/disclosure.tsx';
import { HelpButton } from '../src/ui/controls/help-button.tsx';
import { Icon } from '../src/ui/content/icon.tsx';
import { LinkList } from '../src/ui/content/link-list.tsx';
import { Link } from '../src/ui/controls/link.tsx';
import { Menu } from '../src/ui/controls/menu.tsx';
import { BackButton, NavList } from '../src/ui/controls/nav-list.tsx';
import { Stack } from '../src/ui/layout/stack.tsx';
import { Tag } from '../src/ui/content/tag.tsx';
import { Text, VisuallyHidden } from '../src/ui/content/text.tsx';
import { stay } from './stay.ts';
import { Specimen } from './specimen.tsx';

const products = ['Bil', 'Hus', 'Reise', 'Innbo', 'Barneforsikring', 'Behandlingsforsikring'];
const links = [
  { key: 'a', label: 'Oversikt', href: '#', onClick: stay, isCurrent: true },
  { key: 'b', label: 'Tilbud', href: '#', onClick: stay, count: { number: 3, hiddenText: 'nye tilbud' } },
  { key: 'c', label: 'Skadesaker', href: '#', onClick: stay, isExternal: true, announcement: 'åpnes i ny fane' },
];

function Accordion({ title, icon, isOpenAtFirst = false }: { readonly title: string; readonly icon?: string; readonly isOpenAtFirst?: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <Disclosure level={3} title={title} icon={icon} trackAs="missing-question" itemKey={title} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      <Text>Det kan ta inntil to dager før en ny forsikring vises her.</Text>
    </Disclosure>
  );
}

/** Shows buttons, links and other controls, with their tags and icons. */
export function ControlParts() {
  return (
    <>
      <Specimen name="Button, Actions">
        <Stack>
          <Actions>
            <Button trackAs="save">Lagre</Button>
            <Button trackAs="cancel" variant="secondary">Avbryt</Button>
            <Button trackAs="edit" variant="quiet">Endre</Button>
            <Button trackAs="remove-offer" variant="destructive">Ja, fjern tilbudet</Button>
          </Actions>
          <Actions>
            <Button trackAs="save" isBusy>Lagre</Button>
            <Button trackAs="cancel" variant="secondary" isDisabled>Avbryt</Button>
            <Button trackAs="edit" variant="quiet" isDisabled>Endre</Button>
            <Button trackAs="remove-offer" variant="destructive" isBusy>Ja, fjern tilbudet</Button>
          </Actions>
        </Stack>
      </Specimen>
      <Specimen name="ButtonLink">
        <Actions>
          <ButtonLink href="#" onClick={stay}>Kjøp forsikringen</ButtonLink>
          <ButtonLink href="#" variant="secondary" isExternal announcement="åpnes i ny fane" onClick={stay}>Les mer</ButtonLink>
        </Actions>
      </Specimen>
      <Specimen name="BackButton"><BackButton label="Tilbake" onClick={() => undefined} /></Specimen>
      <Specimen name="Link">
        <Stack gap={8}>
          <Link href="#" onClick={stay}>Se tilbudene dine</Link>
          <Link href="#" isExternal announcement="åpnes i ny fane" onClick={stay}>Til banken</Link>
          <Text>Et avsnitt med <Link href="#" isInline onClick={stay}>en lenke</Link> i seg.</Text>
        </Stack>
      </Specimen>
      <Specimen name="LinkList">
        <LinkList items={products.map((label) => ({ label, href: '#', onClick: stay }))} />
      </Specimen>
      <Specimen name="HelpButton">
        <Text>Totalt 3 482 kr/md <HelpButton trackAs="show-total-help" label="Vis hjelpetekst">Prisen er for alle forsikringene dine.</HelpButton></Text>
      </Specimen>
      <Specimen name="Menu, NavList">
        <Stack>
          <Menu trackAs="menu" label="Meny"><NavList links={links} isColumn /></Menu>
          <NavList links={links} action={{ label: 'Logg ut', trackAs: 'log-out', isBusy: false, onClick: () => undefined }} />
        </Stack>
      </Specimen>
      <Specimen name="Disclosure"><Accordion title="Lukket" /><Accordion title="Åpen" isOpenAtFirst /></Specimen>
      <Specimen name="DisclosureTiles"><DisclosureTiles><Accordion title="Kjøretøy" icon="BIL" /><Accordion title="Reise" icon="REISE" /></DisclosureTiles></Specimen>
      <Specimen name="Tag">
        <Actions>
          <Tag variant="info">Fornyelse</Tag>
          <Tag variant="success">Aktiv</Tag>
          <Tag variant="warning">Under behandling</Tag>
          <Tag variant="error">Avsluttes</Tag>
        </Actions>
      </Specimen>
      <Specimen name="Icon, VisuallyHidden">
        <Actions>
          {(['arrow-forward', 'help', 'error', 'warning', 'info', 'success', 'new-tab'] as const).map((name) =>
            <Icon key={name} name={name} />)}
          <Icon name="new-tab" size="small" />
        </Actions>
        <VisuallyHidden>Dette høres, men ses ikke.</VisuallyHidden>
      </Specimen>
    </>
  );
}
