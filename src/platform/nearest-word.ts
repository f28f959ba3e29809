/**
 * The word that the writer probably meant: the one with the fewest edits. An edit adds, omits or changes a letter, or
 * swaps two neighbours. Ignores upper and lower case.
 *
 * @param farthest the most edits allowed
 * @returns undefined when every word needs more edits
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

/** Number of edits allowed in a name: one in up to five letters, two in longer names. */
export function allowedEdits(written: string): number {
  return written.length > 5 ? 2 : 1;
}

/** The Damerau–Levenshtein distance (optimal string alignment), computed row by row. */
function countEdits(from: string, to: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array(from.length + 1).fill(0).map((_, index) => index);
  for (let row = 1; row <= to.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= from.length; column += 1) {
      const isSame = from[column - 1] === to[row - 1];
      const isSwapped = from[column - 1] === to[row - 2] && from[column - 2] === to[row - 1];
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
