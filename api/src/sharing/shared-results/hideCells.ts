/**
 * Decides which cells of a distribution are hidden, so that no count of fewer than `smallest` people is shown, nor can
 * be worked out from the total and the cells that remain (decision 366). The total of all cells counts as known.
 *
 * Also hides the next smallest cells until at least two are hidden and their sum cannot be solved for a single cell
 * (secondary suppression).
 * @param smallest at least 3; two hidden cells of one person each could not be told from nothing else.
 * @returns null where everything would have to be withheld, and even that all of it is.
 */
export function hideCells(cells: readonly number[], smallest: number): boolean[] | null {
  const hidden = cells.map((count) => count > 0 && count < smallest);
  if (!hidden.includes(true)) return hidden;
  while (!isOpen(cells.filter((_count, at) => hidden[at]))) {
    const next = smallestShown(cells, hidden);
    if (next === null) return null;
    // Equals go together: which of them went would tell the order of the rest.
    for (const [at, count] of cells.entries()) if (count === next) hidden[at] = true;
  }
  return hidden;

  function isOpen(withheld: readonly number[]): boolean {
    const sum = withheld.reduce((all, count) => all + count, 0);
    return (
      withheld.length > 1 &&
      sum >= smallest &&
      sum > withheld.length &&
      sum !== withheld.length * (smallest - 1)
    );
  }
}

/** The smallest count that is neither 0 nor withheld yet. */
function smallestShown(cells: readonly number[], hidden: readonly boolean[]): number | null {
  const shown = cells.filter((count, at) => count > 0 && !hidden[at]);
  return shown.length === 0 ? null : Math.min(...shown);
}

/**
 * Decides the same for options of which people choose several: whether somebody chose one is a distribution of its
 * own. Never one option alone, because everybody who answered chose at least one.
 * @param totals numbers of people that are told, of whom an option is a part.
 */
export function hideOptions(
  options: readonly number[],
  totals: readonly number[],
  smallest: number,
): boolean[] {
  const isSmall = (count: number): boolean => count > 0 && count < smallest;
  const hidden = options.map((count) => isSmall(count) || totals.some((total) => isSmall(total - count)));
  if (hidden.filter(Boolean).length !== 1) return hidden;
  const next = smallestShown(options, hidden);
  return hidden.map((isHidden, at) => isHidden || options[at] === next);
}
