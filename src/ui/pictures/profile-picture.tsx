import type { Layer } from './picture.tsx';
import { Picture } from './picture.tsx';

const layers: readonly Layer[] = [
  ['sky', 'M0 0h320v200H0z'],
  ['sun', 'M150 70h.01', 40],
  ['far', 'M0 84c22-6 34-44 58-44 24 0 30 36 54 40 26 4 36-30 62-30 28 0 36 34 60 38 26 4 44-34 86-36v66H0z'],
  ['light', 'M150 67c8-11 16-17 24-17 11 0 20 7 27 16l-9-3-8 8-9-9-9 9-8-7z'],
  ['dark', 'M124 38c4-4 8-4 10 0 2-4 6-4 10 0M150 26c3-3 6-3 8 0 2-3 5-3 8 0', 2],
  ['hill', 'M0 100c30-12 62-12 88 4 20 12 40 12 60 12H0zM320 82c-28 0-48 14-66 24-14 8-34 10-52 10h118z'],
  ['water', 'M0 114h320v86H0z'],
  ['sun', 'M114 124h40M122 134h20', 3],
  ['dark', 'M168 132v16M190 134v16M212 134v16M230 132v14', 4],
  ['light', 'M296 132V50', 3],
  ['warm', 'M296 52l-26 6 26 6z'],
  ['warm', 'M170 94h58v38h-58z'],
  ['light', 'M171 98v32M227 98v32', 3],
  ['dark', 'M162 98l22-24h30l16 24z'],
  ['glass', 'M180 106h12v12h-12zM206 106h12v26h-12z'],
  ['wood', 'M158 133h162', 6],
  ['far', 'M186 156h40M196 166h24', 3],
  ['wood', 'M146 158l-26-18', 3],
  ['accent', 'M120 152c20 4 44 4 62-1-3 12-10 18-20 18h-22c-11 0-17-6-20-17z'],
  ['light', 'M104 174h92M132 182h44', 3],
  ['hill', 'M0 142c40-2 78 16 104 58H0z'],
  ['ground', 'M0 154c44 0 84 18 110 50H0z'],
  ['light', 'M40 200V66M72 200V92M40 112l14-16', 7],
  ['dark', 'M39 134h3M38 160h2M40 184h2M72 122h2M70 150h2M71 176h2', 2],
  ['leaf', 'M30 62h.01M58 46h.01M60 74h.01M78 84h.01', 52],
];

/** The calm picture of the profile page, instead of a photo. Load it as a lazy chunk. */
export function ProfilePicture() {
  return <Picture layers={layers} />;
}
