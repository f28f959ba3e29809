import { useId } from 'react';
import type { ConsentCategory } from '../../domain/consent-answers.ts';
import { isAskedByBank } from '../../domain/tracking-consent.ts';
import { useAppContext } from '../../hooks/app-context.ts';
import { Choice } from '../../ui/controls/choice.tsx';
import { Text } from '../../ui/content/text.tsx';
import { cookieConsentText } from './cookie-consent-text.ts';

interface CategoryChoiceProps {
  readonly category: ConsentCategory;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A category with what it is for; a yes to statistics is not all where the bank asks too (TR-07, TR-11). */
export function CategoryChoice({ category, isChecked, onChange }: CategoryChoiceProps) {
  const id = useId();
  const { distributor } = useAppContext();
  const { label, help } = cookieConsentText.categories[category];
  const isShared = category === 'statistics' && isAskedByBank(distributor);
  return (
    <div className="consent-category">
      <Choice type="checkbox" label={label} isChecked={isChecked} describedBy={id} onChange={onChange} />
      <div className="consent-help">
        <Text size="small" isSubdued id={id}>{isShared ? `${help} ${cookieConsentText.bank}` : help}</Text>
      </div>
    </div>
  );
}
