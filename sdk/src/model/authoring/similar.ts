/** Words longer than this are not compared: their distance takes the product of both lengths. */
const MAX_COMPARED = 100;

/** Counts the letters to add, drop, replace or swap with their neighbour to make one word of another. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, next];
  }
  return last[other.length]!;
}

/** Finds the name that was meant by a mistyped one; undefined where none is near. */
export function findSimilar(typed: string, names: Iterable<string>): string | undefined {
  if (typed.length > MAX_COMPARED) return undefined;
  const wanted = typed.toLowerCase();
  let best: { name: string; far: number } | undefined;
  for (const name of names) {
    if (name.length > MAX_COMPARED) continue;
    const far = distance(wanted, name.toLowerCase());
    if (far <= Math.max(1, Math.floor(wanted.length / 3)) && far < (best?.far ?? Infinity))
      best = { name, far };
  }
  return best?.name;
}

/** Asks whether a near name was meant, or says which there are. */
export function suggest(typed: string, names: readonly string[]): string {
  const similar = findSimilar(typed, names);
  if (similar !== undefined) return `Did you mean “${similar}”?`;
  const some = names.slice(0, 12).map((name) => `“${name}”`);
  if (some.length === 0) return '';
  return `Known here: ${some.join(', ')}${names.length > some.length ? ', …' : ''}.`;
}
