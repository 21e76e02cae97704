import type { AlignedData } from 'uplot';

/**
 * Returns the values of a chart as uPlot takes them: each line whole; where its last place is not over yet, up to the
 * one before, followed by the way to the last for each line.
 */
export function chartData(lines: readonly (readonly number[])[], isLastOpen: boolean): AlignedData {
  const places = (lines[0] ?? []).map((_value, index) => index);
  if (!isLastOpen) return [places, ...lines.map((values) => [...values])];
  return [
    places,
    ...lines.map((values) => [...values.slice(0, -1), null]),
    ...lines.map((values) => values.map((value, index) => (index >= values.length - 2 ? value : null))),
  ];
}
