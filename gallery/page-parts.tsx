import { Actions } from '../src/ui/layout/actions.tsx';
import { Button } from '../src/ui/controls/button.tsx';
import { Frame } from '../src/ui/layout/frame.tsx';
import { PageLoader } from '../src/ui/feedback/page-loader.tsx';
import { FullPage, Page } from '../src/ui/layout/page.tsx';
import { SiteFooter } from '../src/ui/site/site-footer.tsx';
import { SkipLink } from '../src/ui/controls/skip-link.tsx';
import { SiteBar, SiteHeader } from '../src/ui/site/site-header.tsx';
import { Text } from '../src/ui/content/text.tsx';
import { Specimen } from './specimen.tsx';

const logo = '/demo/common/icon.svg';

/** Shows the page layout components. */
export function PageParts() {
  return (
    <>
      <Specimen name="SiteHeader">
        <SiteHeader logo={logo} name="Fjordbanken" isCentered={false} start={<SkipLink text="SkipLink" target="innhold" onFollow={() => undefined} />}><Button trackAs="log-out" variant="secondary">Logg ut</Button></SiteHeader>
        <SiteHeader logo={logo} name="Fjordbanken" isCentered theme="dark" />
      </Specimen>
      <Specimen name="SiteBar"><SiteBar as="div"><Text>En linje over hele siden</Text></SiteBar></Specimen>
      <Specimen name="Page"><Page><Text>En hel side med egen bakgrunn og marger.</Text></Page></Specimen>
      <Specimen name="FullPage"><FullPage title="Noe har gått galt" lead="Prøv igjen, eller ta kontakt med oss" logo={logo} image={logo}><Actions><Button trackAs="go-back">Gå tilbake</Button></Actions></FullPage></Specimen>
      <Specimen name="PageLoader"><PageLoader text="Laster siden" /></Specimen>
      <Specimen name="Frame"><Frame src="/demo/login/" title="Innlogging" height={297} /></Specimen>
      <Specimen name="SiteFooter"><SiteFooter><Text>Kundeservice</Text><Text>Personvern</Text></SiteFooter></Specimen>
    </>
  );
}
