import { portalPath } from '../../../domain/link.ts';
import { useConfig } from '../../../hooks/app-context.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';

/** The way to insurances that come with a card or an employer, where the bank has some. */
export function OtherInsurancesLink() {
  const text = useLateBlocksText();
  const linkTo = useLink();
  const hasSome = useConfig().andreForsikringer?.some(({ title }) => title !== undefined);
  return hasSome && <Link {...linkTo(`${portalPath}/andre-forsikringer`)}>{text.otherInsurances}</Link>;
}
