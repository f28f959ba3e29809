import { Icon } from '../content/icon.tsx';
import { useStyles } from '../style/use-styles.ts';
import css from './back-button.css?inline';

export interface BackButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Goes back to where one came from. */
export function BackButton({ label, onClick }: BackButtonProps) {
  useStyles(css);
  return (
    <button type="button" className="back-button" onClick={onClick}>
      <Icon name="arrow-forward" />
      {label}
    </button>
  );
}
