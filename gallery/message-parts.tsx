import { useRef, useState } from 'react';
import { Actions } from '../src/ui/layout/actions.tsx';
import { Banner, RetryBanner } from '../src/ui/feedback/banner.tsx';
import { SuccessBanner } from '../src/ui/feedback/success-banner.tsx';
import { Button } from '../src/ui/controls/button.tsx';
import { Dialog } from '../src/ui/feedback/dialog.tsx';
import { Loader } from '../src/ui/feedback/loader.tsx';
import type { MessageVariant } from '../src/domain/message-variant.ts';
import { messageVariants } from '../src/domain/message-variant.ts';
import { Skeleton, SkeletonCard, SkeletonOfferCard, SkeletonSummary } from '../src/ui/feedback/skeleton.tsx';
import { Stack } from '../src/ui/layout/stack.tsx';
import { ToastRegion } from '../src/ui/feedback/toast-region.tsx';
import { Specimen } from './specimen.tsx';

function DialogOnDemand() {
  const [isOpen, setIsOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Actions><Button trackAs="host-button" onClick={() => setIsOpen(true)}>Åpne dialogen</Button></Actions>
      {isOpen && (
        <Dialog
          title="Du blir logget ut om 42 sekunder"
          text="Vil du fortsette?"
          focusRef={first}
          actions={<Button trackAs="extend-session" ref={first} onClick={() => setIsOpen(false)}>Fortsett</Button>}
        />
      )}
    </>
  );
}

function ToastsOnDemand() {
  const [shown, setShown] = useState<readonly MessageVariant[]>([]);
  return (
    <>
      <Actions><Button trackAs="host-button" onClick={() => setShown(messageVariants)}>Vis varsler</Button></Actions>
      <ToastRegion
        label="Varsler"
        closeText="Lukk varsel"
        placement="right"
        toasts={shown.map((variant) => ({ id: variant, content: `Et varsel: ${variant}`, variant, state: 'entering' }))}
        onPause={() => undefined}
        onClose={(id) => setShown(shown.filter((variant) => variant !== id))}
      />
    </>
  );
}

/** Shows the message components and the loading placeholders. */
export function MessageParts() {
  return (
    <>
      <Specimen name="Banner">
        <Stack>
          {messageVariants.map((variant) => <Banner key={variant} variant={variant}>Dette er en beskjed.</Banner>)}
          <Banner variant="info" action={<Button trackAs="host-button" variant="secondary">Gjør noe</Button>}>
            En lengre beskjed som går over flere linjer når det er lite plass til den, og som har noe å gjøre under seg.
          </Banner>
        </Stack>
      </Specimen>
      <Specimen name="SuccessBanner"><SuccessBanner>Valget ditt er lagret</SuccessBanner></Specimen>
      <Specimen name="RetryBanner">
        <Stack>
          <RetryBanner onRetry={() => undefined}>En feil oppsto.</RetryBanner>
          <RetryBanner isBusy onRetry={() => undefined}>En feil oppsto.</RetryBanner>
        </Stack>
      </Specimen>
      <Specimen name="ToastRegion"><ToastsOnDemand /></Specimen>
      <Specimen name="Dialog"><DialogOnDemand /></Specimen>
      <Specimen name="Loader">
        <Stack><Loader text="Laster innhold" /><Loader text="Laster" variant="quiet" /></Stack>
      </Specimen>
      <Specimen name="Skeleton">
        <Stack><Skeleton /><Skeleton shape="heading" /></Stack>
      </Specimen>
      <Specimen name="SkeletonOfferCard, SkeletonCard, SkeletonSummary"><Stack><SkeletonOfferCard /><SkeletonCard /><SkeletonSummary /></Stack></Specimen>
    </>
  );
}
