import type { Layer } from './pictures/picture.tsx';
import { Picture } from './pictures/picture.tsx';

const layers: readonly Layer[] = [
  ['sky', 'M0 0h320v200H0z'],
  ['sun', 'M150 70h.01', 40],
  ['far', 'M0 84c22-6 34-44 58-44 24 0 30 36 54 40 26 4 36-30 62-30 28 0 36 34 60 38 26 4 44-34 86-36v66H0z'],
  ['hill', 'M0 100c30-12 62-12 88 4 20 12 40 12 60 12H0zM320 82c-28 0-48 14-66 24-14 8-34 10-52 10h118z'],
  ['water', 'M0 114h320v86H0z'],
  ['sun', 'M126 124h48M136 134h28', 3],
  ['dark', 'M222 132v16M244 134v16M266 134v16M206 132v14', 4],
  ['warm', 'M216 94h58v38h-58z'],
  ['dark', 'M208 98l22-24h38l16 24z'],
  ['glass', 'M226 106h12v12h-12zM252 106h12v26h-12z'],
  ['wood', 'M194 133h126', 6],
  ['accent', 'M120 152c20 4 44 4 62-1-3 12-10 18-20 18h-22c-11 0-17-6-20-17z'],
  ['light', 'M104 174h92M132 182h44', 3],
  ['ground', 'M0 150c44 0 84 18 110 50H0z'],
  ['light', 'M40 200V66M72 200V92M40 112l14-16', 7],
  ['leaf', 'M30 62h.01M58 46h.01M60 74h.01M78 84h.01', 52],
];

/** The calm picture of the profile page (PR-69), in the place of a photo. Load it late. */
export function ProfilePicture() {
  return <Picture layers={layers} />;
}
