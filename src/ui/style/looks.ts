import type { Distributor } from '../../domain/distributor.ts';

/** A colour per scheme, a length in our own rem (which follows the user's text size), or another CSS value. */
type LookValue = readonly [light: string, dark: string] | number | string;

/** The values of the tokens that a distributor sets. */
export type Look = Readonly<Partial<Record<keyof typeof defaultLook, LookValue>>>;

/** Default values of all tokens, where the distributor sets none. test/unit/ui/style/theme.test.ts checks the contrast. */
export const defaultLook = {
  background: ['#f9f9f9', '#1b1917'],
  surface: ['#ffffff', '#313030'],
  text: ['#1b1917', '#f9f9f9'],
  'text-subdued': ['#535050', '#c8c5c3'],
  border: ['#636060', '#c8c5c3'],
  line: ['#e0dbd4', '#444141'],
  action: ['#1b1917', '#f9f9f9'],
  'on-action': ['#f9f9f9', '#1b1917'],
  focus: ['#0b5cad', '#9cc8f5'],
  info: ['#d3d3f6', '#a9a9ca'],
  warning: ['#efdd9e', '#decc8d'],
  error: ['#f6b3b3', '#de9e9e'],
  success: ['#acd3b5', '#94b79b'],
  'on-message': ['#1b1917', '#1b1917'],
  font: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  'heading-font': 'var(--_kfp-font)',
  'heading-weight': '600',
  'heading-scale': '1',
  radius: '4px',
  'radius-button': 1.5,
  'space-0': '0px',
  'space-4': 0.25,
  'space-8': 0.5,
  'space-12': 0.75,
  'space-16': 1,
  'space-24': 1.5,
  'space-40': 2.5,
  'space-64': 4,
  'space-104': 6.5,
  'space-168': 10.5,
} as const satisfies Readonly<Record<string, LookValue>>;

/**
 * Colours that are derived from the background of a page that sets its own: the per cent of text colour mixed into
 * that background.
 */
export const shares: Readonly<Record<string, readonly [light: number | undefined, dark: number]>> = {
  // A card on a light ground is white.
  surface: [undefined, 8],
  'text-subdued': [76, 80],
  border: [68, 78],
  line: [13, 16],
};

/** The values of each distributor. Two of them have their own live tokens, which theme our elements. */
export const looks: Readonly<Record<Exclude<Distributor, 'none'>, Look>> = {
  fremtind: { background: ['#f3f2ee', '#1b1917'] },
  sb1: {
    action: ['var(--ffe-color-foreground-interactive-link, #005aa4)', 'var(--ffe-color-foreground-interactive-link, #86c5f7)'],
    'on-action': ['#ffffff', '#1b1917'],
    focus: ['#005aa4', '#86c5f7'],
    info: ['#d3e8f7', '#a3c3d9'],
    warning: ['#fbe8b0', '#decc8d'],
    error: ['#f9cfc9', '#dea69e'],
    success: ['#c9e6cf', '#98bda0'],
    radius: '8px',
  },
  dnb: {
    action: ['var(--token-color-background-action, #007272)', 'var(--token-color-background-action, #6fd0c9)'],
    'on-action': ['#ffffff', '#14302f'],
    focus: ['#00615f', '#6fd0c9'],
    info: ['#d2e9ea', '#a5c6c7'],
    warning: ['#fbe6b4', '#dccb90'],
    error: ['#f8cdc8', '#dda49d'],
    success: ['#c9e7d5', '#98bfa8'],
    radius: '8px',
  },
  // Placeholders until the banks provide their own values.
  eika: {
    action: ['#00695c', '#74cdbe'],
    'on-action': ['#ffffff', '#12302b'],
    focus: ['#00695c', '#74cdbe'],
    'radius-button': '8px',
  },
  fana: {
    action: ['#7b1e3b', '#efa9bd'],
    'on-action': ['#ffffff', '#3b0f1d'],
    focus: ['#7b1e3b', '#efa9bd'],
    radius: '2px',
    'radius-button': '2px',
  },
  sbm: {
    action: ['#003b5c', '#8fc6e8'],
    'on-action': ['#ffffff', '#04263a'],
    focus: ['#00639b', '#8fc6e8'],
    'radius-button': '4px',
  },
};
