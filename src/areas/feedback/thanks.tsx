import { useLayoutEffect, useRef } from 'react';
import { Text } from '../../ui/content/text.tsx';

interface ThanksProps {
  /** Anything that is another one at each stage. */
  readonly stage: object;
  readonly children: string;
}

/** Takes the focus at each stage, as what had it has gone. */
export function Thanks({ stage, children }: ThanksProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => text.current?.focus(), [stage]);
  return <div role="status"><Text isStrong ref={text}>{children}</Text></div>;
}
