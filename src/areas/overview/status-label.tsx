import type { Agreement } from '../../domain/agreement.ts';
import { statusTag } from '../../domain/agreement.ts';
import { Tag } from '../../ui/content/tag.tsx';
import { overviewText } from './overview-text.ts';

const variants = { temporary: 'warning', renewal: 'info', processing: 'warning' } as const;

/** The state of an insurance, where there is something to say of it. */
export function StatusLabel({ agreement }: { readonly agreement: Agreement }) {
  const tag = statusTag(agreement);
  return tag && <Tag variant={variants[tag]}>{overviewText.tags[tag]}</Tag>;
}
