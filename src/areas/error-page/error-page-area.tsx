import { useEffect, useRef } from 'react';
import { productOfPage } from '../../domain/purchase.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import type { Retry } from '../../hooks/use-retry.ts';
import { useTrackOnce } from '../../hooks/use-track.ts';
import { warnInvalid, warnOnce } from '../../platform/warn.ts';
import { safeAddress } from '../../runtime/links/links.ts';
import { FullPage } from '../../ui/layout/page.tsx';
import { MessagePicture } from '../../ui/pictures/message-picture.tsx';
import type { ErrorPageText, PageMessage } from './error-page-text.ts';
import { useErrorPageText } from './error-page-text.ts';
import { PageActions } from './page-actions.tsx';

export interface ErrorPageProps {
  readonly type?: PageFamily;
  readonly kind?: string | undefined;
  readonly status?: number | undefined;
  readonly heading?: string | undefined;
  readonly lead?: string | undefined;
  readonly logo?: string | undefined;
  readonly image?: string | undefined;
  readonly action?: 'none' | undefined;
  readonly actionLabel?: string | undefined;
  readonly actionHref?: string | undefined;
  readonly overviewLink?: boolean | undefined;
  readonly reportNotFound?: boolean | undefined;
  /** Retries the failed request, when that is possible without leaving the page. */
  readonly retry?: Retry['retryProps'] | undefined;
  /** Whether it shows how to contact the bank, like a block page. Default: false. */
  readonly hasContact?: boolean;
}

/** A full-page message. A change of kind counts as a new page, which takes the focus again. */
export function ErrorPageArea(props: ErrorPageProps) {
  return <Message key={`${props.type} ${props.kind} ${props.status}`} {...props} />;
}

function Message({ type = 'error', kind, status, heading, lead, reportNotFound = false, ...props }: ErrorPageProps) {
  const text = useErrorPageText();
  const { links } = useAppContext().runtime;
  const message = pageMessage({ type, kind, status }, text);
  const isBlock = type === 'block';
  const isGone = message === text.notFound;
  usePageReport({ kind: isBlock ? (kind ?? 'generell') : undefined, isGone: isGone && reportNotFound });
  useReady(true);

  const title = heading || message.title;
  return (
    <FullPage
      title={title}
      lead={(lead ?? message.lead) || undefined}
      logo={checked('logo', props.logo, safeAddress)}
      image={checked('image', props.image, safeAddress)}
      icon={<MessagePicture of={isGone ? 'gone' : type} />}
    >
      <PageActions
        label={props.actionLabel}
        href={checked('action-href', props.actionHref, (href) => (links.isSafe(href) ? href : undefined))}
        hasAction={props.action !== 'none'}
        hasOverviewLink={isGone || props.overviewLink === true}
        hasContact={isBlock || props.hasContact === true}
        retry={props.retry}
        failure={title}
      />
    </FullPage>
  );
}

/** Returns the host's address, or undefined when it breaks the URL rule. */
function checked(attribute: string, given: string | undefined, check: (given: string) => string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const address = check(given);
  if (address === undefined) warnInvalid(`<kfp-error-page> ${attribute}: ${JSON.stringify(given)}`);
  return address;
}

type PageFamily = 'error' | 'block';

interface PageChoice {
  readonly type: PageFamily;
  readonly kind: string | undefined;
  /** HTTP status from a router. Used when there is no kind. */
  readonly status: number | undefined;
}

/** Chooses the message: by kind, else by status, else the family's general message. */
function pageMessage({ type, kind, status }: PageChoice, { kinds, notFound, unknown }: ErrorPageText): PageMessage {
  const family: Readonly<Record<string, PageMessage>> = kinds[type];
  if (kind !== undefined && Object.hasOwn(family, kind)) return family[kind] ?? unknown;
  if (kind !== undefined) warnOnce('unknown-kind', `<kfp-error-page> kind: "${kind}" is not a kind of type ${type} and is ignored.`);
  if (status === 404) return notFound;
  if (status !== undefined) return kinds.error.generell;
  return type === 'block' ? kinds.block.generell : unknown;
}

interface PageReport {
  /** The reason why a purchase is blocked; undefined for an error. */
  readonly kind: string | undefined;
  /** Whether to report that the page does not exist. */
  readonly isGone: boolean;
}

/** Tracks a blocked purchase, and reports a visit to a page that does not exist. */
function usePageReport({ kind, isGone }: PageReport): void {
  const { runtime, element } = useAppContext();
  const produkt = productOfPage(window.location);
  useTrackOnce(kind !== undefined && { event: 'Kjopssperre', produkt, type: kind });

  const isReported = useRef(false);
  useEffect(() => {
    if (!isGone || isReported.current) return;
    isReported.current = true;
    const visit = new Error('Kunde traff side som ikke finnes');
    runtime.errors.report(visit, { element, area: 'error-page', recoverable: false });
  }, [runtime, element, isGone]);
}
