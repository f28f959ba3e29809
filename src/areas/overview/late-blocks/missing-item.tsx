import { useState } from 'react';
import { useLink } from '../../../hooks/use-link.ts';
import type { Config } from '../../../runtime/config/config.ts';
import { Text } from '../../../ui/content/text.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

export type MissingQuestion = NonNullable<Config['finnerIkkeForsikringConfig']>[number] & { readonly title: string };

interface MissingItemProps {
  readonly item: MissingQuestion;
  /** Unique key of the item. */
  readonly itemKey: string;
}

/** One question with its answer. A link without an address or a text is left out. */
export function MissingItem({ item, itemKey }: MissingItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const linkTo = useLink();
  const url = item.link.url ?? item.url;
  const text = item.link.urlText ?? item.urlText;
  const isExternal = item.link.external ?? item.external ?? false;
  return (
    <Disclosure
      level={3}
      title={item.title}
      trackAs="missing-question"
      itemKey={itemKey}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <Stack gap={8}>
        {item.description && <Text>{item.description}</Text>}
        {url && text && (
          <Link {...linkTo(url, isExternal)}>
            {text}
          </Link>
        )}
      </Stack>
    </Disclosure>
  );
}
