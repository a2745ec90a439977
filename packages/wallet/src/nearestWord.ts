/** With more typos than this, any word could be meant. */
const MAX_DISTANCE = 2;

/**
 * The closest word of `list` by edit distance: a letter missing, added or wrong, or two
 * transposed. null if two words are equally close or none is close, because a wrong suggestion would mislead.
 */
export function nearestWord(typed: string, list: readonly string[]): string | null {
  // The longest word of the list has 8 letters, so much longer text is not compared.
  if (typed.length > 12) return null;
  let best: string | null = null;
  let fewest = MAX_DISTANCE + 1;
  for (const word of list) {
    const distance = slipsBetween(typed, word);
    if (distance < fewest) [best, fewest] = [word, distance];
    else if (distance === fewest) best = null;
  }
  return best;
}

/** Optimal string alignment distance. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        cell(row, j) + 1,
        cell(next, j - 1) + 1,
        cell(row, j - 1) + (isSame ? 0 : 1),
        isSwapped && i > 1 && j > 1 ? cell(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return cell(row, other.length);
}

function cell(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
