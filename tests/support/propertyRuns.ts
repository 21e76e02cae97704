/**
 * Part of a property's runs that every commit makes: each begins with another seed, so that commits add up. All of
 * them, or more: `INLAY_RUNS=1 npm run unit -- sdk/src/model`.
 */
const SHARE = Number(process.env['INLAY_RUNS'] ?? 0.25);

/** Returns the number of runs for fast-check, of the full number that a property deserves. */
export const propertyRuns = (full: number): { numRuns: number } => ({ numRuns: Math.ceil(full * SHARE) });
