import { useId } from 'react';
import { useLink } from '../../hooks/use-link.ts';
import { withUniqueKeys } from '../../platform/unique-keys.ts';
import { CardHeader } from '../../ui/content/card-header.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Actions } from '../../ui/layout/actions.tsx';

/** A paragraph or a link of a box; one that lacks its type or parts is skipped. */
interface Block {
  readonly type?: 'text' | 'link' | undefined;
  readonly value?: string | undefined;
  readonly text?: string | undefined;
  readonly url?: string | undefined;
  readonly external?: boolean | undefined;
}

export interface Box {
  readonly title: string;
  readonly content: readonly Block[];
}

/** A card with a title and the paragraphs and links below it. */
export function BoxCard({ box }: { readonly box: Box }) {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <CardHeader level={2} id={titleId} title={box.title} />
      {withUniqueKeys(box.content, ({ value, text }) => value ?? text).map(([key, block]) => (
        <BoxBlock key={key} block={block} />
      ))}
    </Card>
  );
}

function BoxBlock({ block: { type, value, text, url, external: isExternal } }: { readonly block: Block }) {
  const linkTo = useLink();
  if (type === 'text' && value) return <Text>{value}</Text>;
  if (type !== 'link' || !text || !url) return null;
  return (
    <Actions>
      <Link {...linkTo(url, isExternal)}>
        {text}
      </Link>
    </Actions>
  );
}
