/**
 * Returns what an arrow key leads to from the focused one of some elements in rows: its neighbour, or the nearest one of
 * the next row up or down; undefined at an edge and for other keys.
 */
export function nextInGrid(elements: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = elements.findIndex((element) => element === document.activeElement);
  const current = elements[at];
  if (!current) return undefined;
  const isRtl = getComputedStyle(current).direction === 'rtl';
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return elements[at + ((key === 'ArrowLeft') === isRtl ? 1 : -1)];
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const sign = key === 'ArrowDown' ? 1 : -1;
  const from = current.getBoundingClientRect();
  const distances = elements.map((element) => {
    const to = element.getBoundingClientRect();
    return { element, down: sign * (to.top - from.top), aside: Math.abs(to.left - from.left) };
  });
  const beyond = distances.filter(({ down }) => down > 1);
  const row = Math.min(...beyond.map(({ down }) => down));
  return beyond.filter(({ down }) => down < row + 1).sort((one, other) => one.aside - other.aside)[0]
    ?.element;
}
