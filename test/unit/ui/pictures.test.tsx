import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PurchaseGroup } from '../../../src/domain/purchase.ts';
import { purchaseGroups } from '../../../src/domain/purchase.ts';
import type { RecommendedProduct } from '../../../src/domain/recommendations.ts';
import { recommendedProducts } from '../../../src/domain/recommendations.ts';
import { GroupPicture } from '../../../src/ui/pictures/group-picture.tsx';
import css from '../../../src/ui/pictures/picture.css?inline';
import { ProductPicture } from '../../../src/ui/pictures/product-picture.tsx';
import { ProfilePicture } from '../../../src/ui/pictures/profile-picture.tsx';

const products = Object.keys(recommendedProducts) as RecommendedProduct[];
const groups = Object.keys(purchaseGroups) as PurchaseGroup[];
const pictures: [string, ReactElement][] = [
  ...products.map((product): [string, ReactElement] => [`NB-12 ${product}`, <ProductPicture product={product} />]),
  ...groups.map((group): [string, ReactElement] => [`PE-20 ${group}`, <GroupPicture group={group} />]),
  ['PR-69 the profile', <ProfilePicture />],
];

function draw(picture: ReactElement) {
  const { container } = render(picture);
  const svg = container.querySelector('svg');
  if (svg === null || container.children.length !== 1) throw new Error('one picture is expected');
  return { svg, paths: [...svg.querySelectorAll('path')] };
}

/** Characters of what the picture is made of, without the brackets around it. */
const weight = (elements: readonly Element[]) =>
  elements.flatMap((element) => [...element.attributes]).reduce((sum, { name, value }) => sum + name.length + value.length, 0);

const numbersOf: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };

/** The commands of a path that have not the numbers they need, as in a path that was broken in two at the wrong place. */
function brokenCommands(path: string): string[] {
  const commands = path.match(/[a-z][^a-z]*/gi) ?? [];
  return commands.filter((command) => {
    const count = command.slice(1).match(/-?(\d+\.\d+|\.\d+|\d+)/g)?.length ?? 0;
    const needed = numbersOf[command.charAt(0).toLowerCase()] ?? Number.NaN;
    return needed === 0 ? count !== 0 : count === 0 || count % needed !== 0;
  });
}

describe.each(pictures)('%s', (_name, picture) => {
  test('is a decorative photo without a word NB-12 PE-20 PR-69', () => {
    const { svg } = draw(picture);
    expect(svg.getAttribute('part')).toBe('photo');
    expect(svg.getAttribute('aria-hidden')).toBe('true');
    expect(svg.getAttribute('focusable')).toBe('false');
    expect(svg.textContent).toBe('');
  });

  test('covers its frame with whole shapes and lines, in less than 2 kB NB-12 PE-20 PR-69', () => {
    const { svg, paths } = draw(picture);
    expect(svg.getAttribute('viewBox')).toBe('0 0 320 200');
    expect(paths[0]?.getAttribute('d')).toBe('M0 0h320v200H0z');
    const unfilled = paths.filter((path) => path.getAttribute('d')?.endsWith('z') === false);
    expect(unfilled.length).toBeGreaterThan(0);
    for (const path of unfilled) expect(Number(path.getAttribute('stroke-width'))).toBeGreaterThan(0);
    expect(paths.flatMap((path) => brokenCommands(path.getAttribute('d') ?? ''))).toEqual([]);
    expect(weight([svg, ...paths]) + paths.length * '<path =""="" />'.length).toBeLessThan(2048);
  });

  test('has each of its colours in light and in dark UI-39', () => {
    const tones = draw(picture).paths.map((path) => path.getAttribute('class') ?? '');
    for (const tone of tones) expect(css).toMatch(new RegExp(`^\\.${tone} \\{ --_kfp-light: #\\w{6}; --_kfp-dark: #\\w{6}; \\}$`, 'm'));
  });
});

test('no picture stands for two NB-12 PE-20', () => {
  const drawn = pictures.map(([, picture]) => draw(picture).paths.map((path) => path.getAttribute('d')).join());
  expect(new Set(drawn).size).toBe(products.length + groups.length + 1);
});
