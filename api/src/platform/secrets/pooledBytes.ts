import { randomBytes } from 'node:crypto';

const POOL_BYTES = 4_096;

let pool = randomBytes(POOL_BYTES);
let used = 0;

/**
 * Random bytes for ids and codes, drawn from the system many at a time: a draw of 16 costs as much as one of
 * thousands. Never for keys and tokens, which must not wait in memory before they are used.
 */
export function pooledBytes(count: number): Buffer {
  if (used + count > POOL_BYTES) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}
