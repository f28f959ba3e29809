import { useId } from 'react';
import type { ConsentCategory } from '../../domain/consent-answers.ts';
import { Choice } from '../../ui/choice.tsx';
import { Text } from '../../ui/text.tsx';
import { cookieConsentText } from './cookie-consent-text.ts';

interface CategoryChoiceProps {
  readonly category: ConsentCategory;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A category with what it is for (CC-05 to CC-07, CC-12). */
export function CategoryChoice({ category, isChecked, onChange }: CategoryChoiceProps) {
  const id = useId();
  const { label, help } = cookieConsentText.categories[category];
  return (
    <div className="consent-category">
      <Choice type="checkbox" label={label} isChecked={isChecked} describedBy={id} onChange={onChange} />
      <div className="consent-help">
        <Text size="small" isSubdued id={id}>{help}</Text>
      </div>
    </div>
  );
}
