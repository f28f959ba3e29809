import { useAppContext } from '../../hooks/app-context.ts';
import { useReady } from '../../hooks/use-ready.ts';
import { warnOnce } from '../../platform/warn.ts';
import { safeAddress } from '../../runtime/links/links.ts';
import { FullPage } from '../../ui/layout/full-page.tsx';
import { errorPageText } from './error-page-text.ts';
import { PageActions } from './page-actions.tsx';
import type { PageFamily } from './page-message.ts';
import { pageMessage } from './page-message.ts';
import { usePageReport } from './use-page-report.ts';

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
}

/** A full-page message. Another kind is another page, which takes the focus anew. */
export function ErrorPageArea(props: ErrorPageProps) {
  return <Message key={`${props.type} ${props.kind} ${props.status}`} {...props} />;
}

function Message({ type = 'error', kind, status, heading, lead, reportNotFound = false, ...props }: ErrorPageProps) {
  const { links } = useAppContext().runtime;
  const message = pageMessage({ type, kind, status });
  const isBlock = type === 'block';
  const isGone = message === errorPageText.notFound;
  usePageReport({ kind: isBlock ? (kind ?? 'generell') : undefined, isGone: isGone && reportNotFound });
  useReady(true);

  return (
    <FullPage
      title={heading || message.title}
      lead={(lead ?? message.lead) || undefined}
      logo={checked('logo', props.logo, safeAddress)}
      image={checked('image', props.image, safeAddress)}
    >
      <PageActions
        label={props.actionLabel}
        href={checked('action-href', props.actionHref, (href) => (links.isSafe(href) ? href : undefined))}
        hasAction={props.action !== 'none'}
        hasOverviewLink={isGone || props.overviewLink === true}
        hasContact={isBlock}
      />
    </FullPage>
  );
}

/** An address that the host has written, unless it breaks the URL rule. */
function checked(attribute: string, given: string | undefined, check: (given: string) => string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const address = check(given);
  if (address === undefined) warnOnce(`<kfp-error-page> ${attribute}: ${JSON.stringify(given)} is not valid and is ignored.`);
  return address;
}
