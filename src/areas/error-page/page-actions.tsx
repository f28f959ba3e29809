import { insurancePath } from '../../domain/policy.ts';
import { useLink } from '../../hooks/use-link.ts';
import { Actions } from '../../ui/layout/actions.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ContactLink } from './contact-link.tsx';
import { errorPageText } from './error-page-text.ts';
import { useGoBack } from './use-go-back.ts';

interface PageActionsProps {
  /** Text and address of the host's own button in place of «Gå tilbake». */
  readonly label: string | undefined;
  readonly href: string | undefined;
  readonly hasAction: boolean;
  readonly hasOverviewLink: boolean;
  /** Then that is what the page offers first. */
  readonly hasContact: boolean;
}

/** What can be done on the page. */
export function PageActions({ label, href, hasAction, hasOverviewLink, hasContact }: PageActionsProps) {
  const linkTo = useLink();
  const text = label || errorPageText.goBack;
  const goBack = useGoBack(text);
  const variant = hasContact ? 'secondary' : 'primary';
  const action = href
    ? <ButtonLink variant={variant} {...linkTo(href)}>{text}</ButtonLink>
    : <Button variant={variant} onClick={goBack}>{text}</Button>;
  return (
    <Actions>
      {hasAction && action}
      {hasOverviewLink && <Link {...linkTo(insurancePath)}>{errorPageText.toOverview}</Link>}
      {hasContact && <ContactLink />}
    </Actions>
  );
}
