import { useStyles } from '../style/use-styles.ts';
import css from './price.css?inline';

export interface PriceProps {
  /** Amount and unit as one text, for example '299 kr/md': read, found and copied as one. */
  readonly children: string;
  /** 20 px, or 24 px for the sum of a page; smaller on elements under 680 px. */
  readonly size?: 'm' | 'l';
}

/** A price that the eye should land on. */
export function Price({ children, size = 'm' }: PriceProps) {
  useStyles(css);
  return <span className={`price price-${size}`}>{children}</span>;
}
