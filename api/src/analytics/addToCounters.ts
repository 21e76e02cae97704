/** Counters of form_stats_days. Each has a total and an array of counts by quarter, `x` and `x_by_quarter`. */
export const COUNTERS = ['views', 'starts', 'completions', 'submissions', 'clicks', 'redirects'] as const;

/** The columns of counters, for an insert. */
export const columnsOf = (counters: readonly string[]): string =>
  counters.map((name) => `${name}, ${name}_by_quarter`).join(', ');

/** The assignments of an upsert that adds counters to those of the row `s`. */
export const addToCounters = (counters: readonly string[]): string =>
  counters
    .map(
      (name) => `${name} = s.${name} + excluded.${name},
      ${name}_by_quarter = add_quarters(s.${name}_by_quarter, excluded.${name}_by_quarter)`,
    )
    .join(', ');
