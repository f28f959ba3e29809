import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useLink } from '../../../src/hooks/use-link.ts';
import { LinkCard } from '../../../src/ui/content/link-card.tsx';
import { LinkList } from '../../../src/ui/content/link-list.tsx';
import { ButtonLink } from '../../../src/ui/controls/button-link.tsx';
import { Link } from '../../../src/ui/controls/link.tsx';
import { NavList } from '../../../src/ui/controls/nav-list.tsx';
import { renderArea } from '../../support/render-area.tsx';
import { leadsTo } from '../../support/leads-to.ts';

function Links() {
  const linkTo = useLink();
  return <a {...linkTo('/privat/forsikring/innbo')}><b> Les </b><span>mer </span></a>;
}

test('a link in a bank app goes through its bridge, with its own text as title NX-01 NX-11', () => {
  const openLink = vi.fn();
  const { eventsOf } = renderArea(<Links />, { loginContext: 'MOBILBANK', host: { nativeBridge: { openLink } } });
  const isLeft = fireEvent.click(screen.getByRole('link'));
  expect(isLeft).toBe(false);
  const url = new URL('/privat/forsikring/innbo', location.href).href;
  expect(openLink).toHaveBeenCalledWith({ type: 'in-app', url, title: 'Les mer', documentName: undefined, isLong: false });
  expect(eventsOf('kfp-navigate')).toEqual([{ href: url, kind: 'internal' }]);
});

test('a hash or a relative address belongs to the page as it is at the click, which a router may have changed NX-16', () => {
  const start = location.href;
  onTestFinished(() => history.replaceState(null, '', start));
  const Section = () => <Link {...useLink()('#dekninger')}>Dekninger</Link>;
  const { eventsOf } = renderArea(<Section />);
  history.replaceState(null, '', '/annen/side');
  const link = screen.getByRole<HTMLAnchorElement>('link');
  fireEvent.click(link);
  const href = new URL('/annen/side#dekninger', start).href;
  expect([link.href, eventsOf('kfp-navigate')]).toEqual([href, [{ href, kind: 'internal' }]]);
});

test('what is said of a new tab is no part of the title NX-01 UI-38', () => {
  const openLink = vi.fn();
  function Outside() {
    const linkTo = useLink();
    return <Link {...linkTo('https://annet.example/')} isExternal announcement="åpnes i ny fane">Bil (kasko)</Link>;
  }
  renderArea(<Outside />, { loginContext: 'MOBILBANK_DNB', host: { nativeBridge: { openLink } } });
  fireEvent.click(screen.getByRole('link', { name: 'Bil (kasko) (åpnes i ny fane)' }));
  expect(openLink).toHaveBeenCalledWith(expect.objectContaining({ type: 'external', title: 'Bil (kasko)' }));
});

test('elsewhere it is a link like any other NX-16', () => {
  const openLink = vi.fn();
  renderArea(<Links />, { loginContext: 'NETTBANK', host: { nativeBridge: { openLink } } });
  expect(leadsTo(screen.getByRole('link'))).toBe('/privat/forsikring/innbo');
  expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
  expect(openLink).not.toHaveBeenCalled();
});

function OneLink({ href, isExternal }: { readonly href: string; readonly isExternal: boolean }) {
  return <Link {...useLink()(href, isExternal)}>Vilkår</Link>;
}

test.each([
  ['/vilkar', false, 'Vilkår', ''],
  ['/vilkar', true, 'Vilkår (åpnes i ny fane)', '_blank'],
  ['/vilkar.pdf', false, 'Vilkår (åpnes i pdf)', ''],
  ['https://bank.no/a/vilkar.PDF?v=1#s2', true, 'Vilkår (åpnes i pdf, åpnes i ny fane)', '_blank'],
  ['/vilkar?fil=a.pdf', true, 'Vilkår (åpnes i ny fane)', '_blank'],
  ['/vilkar#a.pdf', false, 'Vilkår', ''],
  ['mailto:post@bank.example', true, 'Vilkår', ''],
  ['tel:+4781549300', true, 'Vilkår', ''],
])('%s, in a new tab %s UI-36 UI-37 UI-38', (href, isExternal, name, target) => {
  renderArea(<OneLink href={href} isExternal={isExternal} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  expect([link.target, link.rel]).toEqual([target, target && 'noopener']);
});

test('the app gets the title of a PDF without what is said after it UI-36 NX-07', () => {
  const openLink = vi.fn();
  renderArea(<OneLink href="/vilkar.pdf" isExternal={false} />, { loginContext: 'MOBILBANK', host: { nativeBridge: { openLink } } });
  fireEvent.click(screen.getByRole('link'));
  expect(openLink.mock.calls[0]?.[0]).toMatchObject({ type: 'pdf', title: 'Vilkår', documentName: 'vilkar' });
});

function EveryPart({ href }: { readonly href: string | undefined }) {
  const link = useLink()(href);
  return (
    <>
      <Link {...link}>Tekst</Link>
      <ButtonLink {...link}>Knapp</ButtonLink>
      <NavList links={[{ key: 'a', label: 'Meny', ...link }]} />
      <LinkList items={[{ label: 'Liste', ...link }]} />
      <LinkCard level={2} title="Kort" {...link} />
    </>
  );
}

test.each(['javascript:alert(1)', 'http://annet.example/', 'data:text/html,x', 'https://navn:ord@bank.no/', '  ', '', undefined])(
  '%j is no link, wherever it comes from VA-16 VA-17 VA-18', (href) => {
    const { text } = renderArea(<EveryPart href={href} />);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(text()).toBe('TekstKort');
  },
);

test('an address that may be used is a link in each part VA-16', () => {
  renderArea(<EveryPart href="mailto:post@bank.no" />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Tekst', 'Knapp', 'Meny', 'Liste', 'Kort']);
});
