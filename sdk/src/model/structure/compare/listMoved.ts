import type { ComparedPart } from './partList.ts';

/** Returns the longest run of numbers that rises, as the set of its members. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /** The last number of the best run of each length, and the number before each in its run. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    const found = ends.findIndex((end) => end > number);
    const index = found === -1 ? ends.length : found;
    before.set(number, ends[index - 1]);
    ends[index] = number;
  }
  const run = new Set<number>();
  for (let number = ends.at(-1); number !== undefined; number = before.get(number)) run.add(number);
  return run;
}

/**
 * Returns the ids of parts that lie elsewhere: under another parent, or out of the order of those that stayed.
 * Of several ways to explain an order it takes the one with the fewest moves.
 */
export function listMoved(
  before: readonly ComparedPart[],
  after: readonly ComparedPart[],
): ReadonlySet<string> {
  const places = new Map(before.map((part, index) => [part.id, { part, index }]));
  const moved = new Set<string>();
  const stayed = new Map<string, { id: string; index: number }[]>();
  for (const part of after) {
    const earlier = places.get(part.id);
    if (!earlier) continue;
    if (earlier.part.parent !== part.parent) moved.add(part.id);
    else stayed.set(part.parent, [...(stayed.get(part.parent) ?? []), { id: part.id, index: earlier.index }]);
  }
  for (const siblings of stayed.values()) {
    const rise = longestRise(siblings.map(({ index }) => index));
    for (const { id, index } of siblings) if (!rise.has(index)) moved.add(id);
  }
  return moved;
}
