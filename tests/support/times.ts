import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kinds of work that tests cause beside asserting; `npm test -- --times` sums them up. */
export type Work =
  | 'starting PostgreSQL'
  | 'migrating'
  | 'making databases'
  | 'starting applications'
  | 'stopping applications'
  | 'starting platforms'
  | 'starting browsers';

/** Notes how long some work took, where `npm test -- --times` asks for it. @returns what the work gives */
export async function timed<Result>(kind: Work, work: () => Promise<Result>): Promise<Result> {
  const folder = process.env['INLAY_TEST_TIMES'];
  if (!folder) return work();
  const begin = performance.now();
  try {
    return await work();
  } finally {
    const seconds = (performance.now() - begin) / 1_000;
    // At once: a test process is ended without being told.
    appendFileSync(join(folder, String(process.pid)), `${JSON.stringify({ kind, seconds })}\n`);
  }
}
