import { useEffect, useState } from 'react';
import { startTimeout } from '../../platform/clock.ts';
import { VisuallyHidden } from '../content/text.tsx';
import { useStyles } from '../style/use-styles.ts';
import css from './loader.css?inline';

export interface LoaderProps {
  readonly text: string;
  /** `inline`: in a part of the page; `quiet`: for screen readers only. */
  readonly variant?: 'inline' | 'quiet';
  /** Milliseconds before it shows. Default: 250. */
  readonly delay?: number;
}

/** Shows that something is loading. Spinner and text appear after a delay, so quick responses show none. */
export function Loader({ text, variant = 'inline', delay = 250 }: LoaderProps) {
  useStyles(css);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => startTimeout(() => setIsDue(true), delay), [delay]);
  // A status takes no name from its text.
  const name = isDue ? text : undefined;
  if (variant === 'quiet') {
    return <div role="status" aria-label={name} className="loader-quiet">{isDue ? <VisuallyHidden>{text}</VisuallyHidden> : null}</div>;
  }
  return (
    <div role="status" aria-label={name} className="loader">
      {isDue ? <><span className="loader-spinner" aria-hidden="true" /><span>{text}</span></> : null}
    </div>
  );
}
