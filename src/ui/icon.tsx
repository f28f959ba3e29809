import { useStyles } from './use-styles.ts';
import css from './icon.css?inline';

/** The circle that most of the icons stand in. */
const circle =
  'M480-80q-82 0-155-31.5t-127.5-86Q143-252 111.5-325T80-480q0-83 31.5-156t86-127Q252-817 325-848.5T480-880q83 0 156 ' +
  '31.5T763-763q54 54 85.5 127T880-480q0 82-31.5 155T763-197.5q-54 54.5-127 86T480-80Zm0-60q142 0 241-99.5T820-480q0' +
  '-142-99-241t-241-99q-141 0-240.5 99T140-480q0 141 99.5 240.5T480-140Z';

/** Path data of Material Symbols Outlined 400 by Google, Apache License 2.0; the circles are made one. */
const paths = {
  'arrow-forward': 'M686-450H160v-60h526L438-758l42-42 320 320-320 320-42-42 248-248Z',
  help:
    `${circle}M511-258q11-11 11-27t-11-27q-11-11-27-11t-27 11q-11 11-11 27t11 27q11 11 27 11t27-11Zm-62-135h59q0-26 ` +
    '6.5-47.5T555-490q31-26 44-51t13-55q0-53-34.5-85T486-713q-49 0-86.5 24.5T345-621l53 20q11-28 33-43.5t52-15.5q34 0 ' +
    '55 18.5t21 47.5q0 22-13 41.5T508-512q-30 26-44.5 51.5T449-393Z',
  error:
    `${circle}M503.5-289.5q9.5-9.5 9.5-23.5t-9.5-23.5q-9.5-9.5-23.5-9.5t-23.5 9.5q-9.5 9.5-9.5 23.5t9.5 23.5q9.5 9.5 ` +
    '23.5 9.5t23.5-9.5ZM453-433h60v-253h-60v253Z',
  warning:
    'm40-120 440-760 440 760H40Zm104-60h672L480-760 144-180Zm361.5-65.5q8.5-8.5 8.5-21.5t-8.5-21.5q-8.5-8.5-21.5-8.5' +
    't-21.5 8.5q-8.5 8.5-8.5 21.5t8.5 21.5q8.5 8.5 21.5 8.5t21.5-8.5ZM454-348h60v-224h-60v224Z',
  info:
    `${circle}M453-280h60v-240h-60v240Zm50.5-322.5q9.5-9.5 9.5-23.5t-9.5-23.5q-9.5-9.5-23.5-9.5t-23.5 9.5q-9.5 9.5-9.5 ` +
    '23.5t9.5 23.5q9.5 9.5 23.5 9.5t23.5-9.5Z',
  success: `${circle}M421-298l283-283-46-45-237 237-120-120-45 45 165 166Z`,
  'new-tab':
    'M180-120q-24 0-42-18t-18-42v-600q0-24 18-42t42-18h279v60H180v600h600v-279h60v279q0 24-18 42t-42 18H180Zm202-219' +
    '-42-43 398-398H519v-60h321v321h-60v-218L382-339Z',
} as const;

export type IconName = keyof typeof paths;

/** A decorative picture beside a text that says the same; 24 px, or 20 px when small. Takes the colour of the text. */
export function Icon({ name, size = 'medium' }: { readonly name: IconName; readonly size?: 'small' | 'medium' }) {
  useStyles(css);
  return (
    <svg className={`icon icon-${size}`} viewBox="0 -960 960 960" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
