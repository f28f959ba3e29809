import { useContext, useEffect, useState } from 'react';
import { VisuallyHidden } from '../content/text.tsx';
import { useStyles } from '../style/use-styles.ts';
import { ClockContext } from './clock-context.ts';
import css from './loader.css?inline';

export interface LoaderProps {
  readonly text: string;
  /** `inline` in a part of the page, `page` in the middle of an empty one, `quiet` says it only to screen readers. */
  readonly variant?: 'inline' | 'page' | 'quiet';
}

/** Says that something is on its way. Quick answers need no word: spinner and text come after 250 ms. */
export function Loader({ text, variant = 'inline' }: LoaderProps) {
  useStyles(css);
  const clock = useContext(ClockContext);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    return clock.setTimeout(() => setIsDue(true), 250);
  }, [clock]);
  if (variant === 'quiet') {
    return <div role="status" className="loader-quiet">{isDue ? <VisuallyHidden>{text}</VisuallyHidden> : null}</div>;
  }
  return (
    <div role="status" className={`loader loader-${variant}`}>
      {isDue ? <><span className="loader-spinner" aria-hidden="true" /><span>{text}</span></> : null}
    </div>
  );
}
