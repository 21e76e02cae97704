import { p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { pooledBytes } from '../secrets/pooledBytes.ts';

/** The last millisecond of an id, and the number of the id in it: from a random one on. */
let [lastMs, sequence] = [0, 0];

/** Creates an id: UUIDv7, random and ordered by time, also within a millisecond (D-173). */
export function createId(): string {
  const random = pooledBytes(16);
  const now = Date.now();
  sequence = now > lastMs ? random.readUInt32BE(6) >>> 1 : sequence + 1;
  lastMs = Math.max(lastMs, now);
  return uuidv7({ random, msecs: lastMs, seq: sequence });
}

/** The primary key of most tables. */
export const idColumn = () => p.uuid().primary().onCreate(createId);

/** A point in time, stored in UTC (D-173). */
export const timeColumn = () => p.datetime().columnType('timestamptz');

/** The creation time of a row. */
export const createdAtColumn = () => timeColumn().onCreate(() => new Date());

/** An email address in lower case, which the table checks (D-173). */
export const lowerCaseCheck = (table: string) => ({
  name: `${table}_email_lower_case`,
  expression: 'email = lower(email)',
});
