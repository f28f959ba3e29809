import { insurancePath } from '../../../domain/policy.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { lateBlocksText } from './late-blocks-text.ts';

/** What union members have of their membership. */
export function UnionBlock() {
  const linkTo = useLink();
  return (
    <Section title={lateBlocksText.union.title} isBoxed>
      <Text>{lateBlocksText.union.text}</Text>
      <Link {...linkTo(`${insurancePath}/skade/innbo/lo/dobbeltforsikret/`)}>{lateBlocksText.union.link}</Link>
    </Section>
  );
}
