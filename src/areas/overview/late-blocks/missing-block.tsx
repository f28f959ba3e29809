import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../../hooks/app-context.ts';
import { useLink } from '../../../hooks/use-link.ts';
import { withUniqueKeys } from '../../../platform/unique-keys.ts';
import type { Config } from '../../../runtime/config/config.ts';
import { Text } from '../../../ui/content/text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useLateBlocksText } from './late-blocks-text.ts';

/** A longer list of questions is shortened to the first three. */
const longestWhole = 4;
const shortened = 3;

/** Questions and answers on insurances that are not in the list. Renders nothing when none are configured. */
export function MissingBlock() {
  const text = useLateBlocksText();
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The new questions come before the button, which has the focus.
    if (isWhole) list.current?.querySelectorAll<HTMLElement>('.disclosure-button').item(shortened).focus();
  }, [isWhole]);
  const { finnerIkkeForsikringConfig: questions = [] } = useConfig();
  const items = withUniqueKeys(questions, ({ title }) => title);
  const isLong = items.length > longestWhole;
  if (items.length === 0) return null;

  return (
    <Section title={text.missing.title} isBoxed>
      <div ref={list}>
        {(isLong && !isWhole ? items.slice(0, shortened) : items).map(([key, item]) => (
          <MissingItem key={key} item={item} itemKey={key} />
        ))}
      </div>
      {isLong && (
        <div>
          <Button
            variant="quiet"
            trackAs={isWhole ? 'show-fewer-questions' : 'show-more-questions'}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? text.missing.showFewer : text.missing.showMore}
          </Button>
        </div>
      )}
    </Section>
  );
}

type MissingQuestion = NonNullable<Config['finnerIkkeForsikringConfig']>[number];

interface MissingItemProps {
  readonly item: MissingQuestion;
  /** Unique key of the item. */
  readonly itemKey: string;
}

/** One question with its answer. A link without an address or a text is left out. */
function MissingItem({ item, itemKey }: MissingItemProps) {
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
