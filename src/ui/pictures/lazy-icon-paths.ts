const wheels = (one: number, other: number, y: number) => [one, other].map((x) => `M${x - 2} ${y}a2 2 0 1 0 4 0 2 2 0 1 0-4 0`).join('');
const heart = 'M12 20.5c-5.5-4-9-7.2-9-11.2A4.8 4.8 0 0 1 12 7a4.8 4.8 0 0 1 9 2.3c0 4-3.5 7.2-9 11.2z';

/** SVG paths in a field of 24 × 24, like those of `Icon`, by a part of the name; the first match counts. */
const icons: readonly (readonly [name: RegExp, path: string])[] = [
  [/^declarations/, 'M8 5H5.5v15.5h13V5H16M8.5 3h7v4h-7zM8.5 12h7m-7 4h4.5'],
  [/^offers/, 'M14 3H6v18h12V7zv4h4M9.5 14l2 2 3.5-4'],
  [/^messages/, 'M3 6h18v12.5H3zM3.5 7l8.5 7 8.5-7'],
  [/^mileage/, 'M5 18.5a9 9 0 1 1 14 0M12 14l4-5m-4 5v0'],
  [/BOBIL/, `M2.5 17V6h12v11m0-7h4l3 3.5V17H20m-4 0h-6m-4 0H2.5M5.5 9.5h5${wheels(8, 18, 17)}`],
  [/CAMPING/, `M3 17V9a3 3 0 0 1 3-3h9a4 4 0 0 1 4 4v7h3m-8 0h5M3 17h6M6 10h4.5v3H6z${wheels(11.5, 11.5, 17)}`],
  [/TILHENGER/, `M2.5 7h14v9.5m0 0H22M2.5 7v9.5H7m4.5 0h5${wheels(9.25, 9.25, 17)}`],
  [/BIL/, `M5 17H3v-4.5l2.5-6A2 2 0 0 1 7.4 5h9.2a2 2 0 0 1 1.9 1.5l2.5 6V17h-2m-4 0H9M4 11.5h16${wheels(7, 17, 17)}`],
  [/^MC|MOPED|SEK|SNO/, `${wheels(5, 19, 16.5)}M5 16.5 9 11h6.5m3.5 5.5L15 6h-2.5M9 11 7.5 8.5H5M9 11l3 5.5h3L15.5 11`],
  [/BAAT/, 'M3 16.5h18l-2.5 4h-13zM12 16.5V3l7 10h-7M9 8l-4 5h4'],
  [/FRITID|HYTTE/, 'M2.5 13 12 4.5l9.5 8.5M5.5 11v9h13v-9M10 20v-5h4v5M17.5 9V4.5'],
  [/INNBO|HJEM|STUDENT|^UNG$/, 'M5.5 11V7.5A2.5 2.5 0 0 1 8 5h8a2.5 2.5 0 0 1 2.5 2.5V11M3 13a1.75 1.75 0 0 1 3.5 0v2h11v-2a1.75 1.75 0 0 1 3.5 0v5H3zM6 18v2m12-2v2'],
  [/HUS|BYGNING/, 'M3 11.5 12 4l9 7.5M5.5 10v10h13V10M10 20v-6h4v6'],
  [/REISE/, 'M5 8h14a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V9.5A1.5 1.5 0 0 1 5 8zM9 8V4.5h6V8M8 8v11.5M16 8v11.5'],
  [/DYR|HUND|KATT|HEST/, 'M12 12.5c2.5 0 5 2.5 5 5 0 1.5-1.2 2.5-2.6 2.5-1 0-1.5-.5-2.4-.5s-1.4.5-2.4.5c-1.4 0-2.6-1-2.6-2.5 0-2.5 2.5-5 5-5zM4.5 10.5v1.5M9 5.5v2M15 5.5v2M19.5 10.5v1.5'],
  [/BEHANDLING/, 'M6 4H4.5v5a4.5 4.5 0 0 0 9 0V4H12M9 13.5V16a4.5 4.5 0 0 0 9 0v-2M18 10a2 2 0 1 0 0 4 2 2 0 1 0 0-4z'],
  [/KRITISK/, `${heart}M3.5 12.5H8l2-3 3 5.5 1.5-2.5h6`],
  [/LIV/, heart],
  [/ULYKKE/, 'M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z'],
  [/BARN/, 'M4 12.5a8 8 0 1 0 16 0 8 8 0 1 0-16 0M9 11v0m6 0v0m-6 4q3 2.5 6 0M12 4.5c-1-2 .5-2.8 1.5-2'],
  [/UFOERE/, 'M12 4a3.25 3.25 0 1 0 0 6.5A3.25 3.25 0 1 0 12 4zM5 20v-1a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v1'],
];

const shield = 'M12 3 4.5 6v5.5c0 4.5 3 7.7 7.5 9.5 4.5-1.8 7.5-5 7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5';

/**
 * The SVG path of an icon.
 *
 * @param name the code of a product or the kind of a task; an unknown product gets a shield
 */
export function iconPath(name: string): string {
  return icons.find(([pattern]) => pattern.test(name))?.[1] ?? shield;
}
