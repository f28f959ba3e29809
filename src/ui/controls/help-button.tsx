import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { Icon } from '../content/icon.tsx';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import { useStyles } from '../style/use-styles.ts';
import { useTooltip } from './use-tooltip.ts';
import { hasPopover, useTopLayer } from './use-top-layer.ts';
import css from './help-button.css?inline';

export interface HelpButtonProps {
  /** The button's hidden text: 'Vis hjelpetekst'. */
  readonly label: string;
  /** The help itself: text, no controls. */
  readonly children: ReactNode;
}

/** A question mark with a tooltip that opens on hover, focus and click. */
export function HelpButton({ label, children }: HelpButtonProps) {
  useStyles(css);
  const id = useId();
  const area = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const { isOpen, areaProps, buttonProps } = useTooltip(area, button);
  useTopLayer(isOpen, button, tooltip);
  return (
    <span ref={area} className="help" {...areaProps}>
      <button ref={button} type="button" className="help-button" aria-describedby={id} {...buttonProps}>
        <Icon name="help" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <span
        ref={tooltip}
        id={id}
        role="tooltip"
        popover="manual"
        className={isOpen ? 'tooltip is-open' : 'tooltip'}
        hidden={!isOpen && !hasPopover()}
      >
        {children}
      </span>
    </span>
  );
}
