/** The middle, the slowest twentieth and the slowest hundredth. */
export function timesOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export const median = (values) => timesOf(values).p50;
