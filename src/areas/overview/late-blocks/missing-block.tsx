import { useState } from 'react';
import { useConfig } from '../../../hooks/use-config.ts';
import { withUniqueKeys } from '../../../platform/unique-keys.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { lateBlocksText } from './late-blocks-text.ts';
import type { MissingQuestion } from './missing-item.tsx';
import { MissingItem } from './missing-item.tsx';

/** More than this many questions are cut to the first three. */
const longestWhole = 4;
const shortened = 3;

/** What to know when an insurance is not in the list; nothing when nothing is configured. */
export function MissingBlock() {
  const [isWhole, setIsWhole] = useState(false);
  const { finnerIkkeForsikringConfig: configured = [] } = useConfig();
  const questions = configured.filter((item): item is MissingQuestion => item.title !== undefined);
  const items = withUniqueKeys(questions, ({ title }) => title);
  const isLong = items.length > longestWhole;
  if (items.length === 0) return null;

  return (
    <Section title={lateBlocksText.missing.title} isBoxed>
      <div>
        {(isLong && !isWhole ? items.slice(0, shortened) : items).map(([key, item]) => (
          <MissingItem key={key} item={item} />
        ))}
      </div>
      {isLong && (
        <div>
          <Button variant="quiet" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? lateBlocksText.missing.showFewer : lateBlocksText.missing.showMore}
          </Button>
        </div>
      )}
    </Section>
  );
}
