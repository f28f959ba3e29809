import { useEffect, useRef } from 'react';
import { productOfPage } from '../../domain/purchase.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { useReady } from '../../hooks/use-host-events.ts';
import type { Retry } from '../../hooks/use-retry.ts';
import { useTrackOnce } from '../../hooks/use-track-once.ts';
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
  /** Asks again for what has failed, where that can be done without leaving the page. */
  readonly retry?: Retry['retryProps'] | undefined;
  /** Whether it says how to reach the bank, as a block page does. Default: false. */
  readonly hasContact?: boolean;
}

/** A full-page message. Another kind is another page, which takes the focus anew. */
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

  return (
    <FullPage
      title={heading || message.title}
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
      />
    </FullPage>
  );
}

/** An address that the host has written, unless it breaks the URL rule. */
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
  /** HTTP status of a router; counts where there is no kind. */
  readonly status: number | undefined;
}

/** What to say: by kind, else by status, else what the family says when it knows no more. */
function pageMessage({ type, kind, status }: PageChoice, { kinds, notFound, unknown }: ErrorPageText): PageMessage {
  const family: Readonly<Record<string, PageMessage>> = kinds[type];
  if (kind !== undefined && Object.hasOwn(family, kind)) return family[kind] ?? unknown;
  if (kind !== undefined) warnOnce('unknown-kind', `<kfp-error-page> kind: "${kind}" is no kind of type ${type} and is ignored.`);
  if (status === 404) return notFound;
  if (status !== undefined) return kinds.error.generell;
  return type === 'block' ? kinds.block.generell : unknown;
}

interface PageReport {
  /** Why a purchase is blocked; undefined for an error. */
  readonly kind: string | undefined;
  /** Whether to report that the page is gone. */
  readonly isGone: boolean;
}

/** Notes a blocked purchase, and reports a visit to a page that is gone. */
function usePageReport({ kind, isGone }: PageReport): void {
  const { runtime, element } = useAppContext();
  const produkt = productOfPage(window.location);
  useTrackOnce(kind !== undefined && { event: 'Kjopssperre', side: window.location.pathname, produkt, type: kind });

  const isReported = useRef(false);
  useEffect(() => {
    if (!isGone || isReported.current) return;
    isReported.current = true;
    const visit = new Error('Kunde traff side som ikke finnes');
    runtime.errors.report(visit, { element, area: 'error-page', recoverable: false });
  }, [runtime, element, isGone]);
}
