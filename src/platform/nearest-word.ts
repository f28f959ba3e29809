/**
 * The word that was probably meant: the one with the fewest letters added, left out, changed or swapped with the next one.
 * Upper and lower case are the same.
 *
 * @param farthest how many such letters may differ
 * @returns undefined when no word is so near
 */
export function nearestWord(written: string, words: readonly string[], farthest: number): string | undefined {
  let nearest: string | undefined;
  let least = farthest + 1;
  for (const word of words) {
    const distance = countEdits(written.toLowerCase(), word.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    nearest = word;
  }
  return nearest;
}

/** How many letters of a name may be wrong: one of five, two of more. */
export function allowedEdits(written: string): number {
  return written.length > 5 ? 2 : 1;
}

/** The distance of Damerau and Levenshtein (optimal string alignment), row by row. */
function countEdits(from: string, to: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array(from.length + 1).fill(0).map((_, index) => index);
  for (let row = 1; row <= to.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= from.length; column += 1) {
      const isSame = from[column - 1] === to[row - 1];
      const isSwapped = column > 1 && row > 1 && from[column - 1] === to[row - 2] && from[column - 2] === to[row - 1];
      next.push(Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      ));
    }
    before = last;
    last = next;
  }
  return at(last, from.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? 0;
