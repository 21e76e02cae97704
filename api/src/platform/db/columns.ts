import { p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { pooledBytes } from '../secrets/pooledBytes.ts';

/** The last millisecond of an id, and the number of the id in it: from a random one on. */
let [lastMs, sequence] = [0, 0];

/** A clock that went back by more (ms) was set right: ids follow it, else they would be ahead of their rows' times. */
const MOST_BACK_MS = 10_000;

/** Creates an id: UUIDv7, random and ordered by time, also within a millisecond (D-173). */
export function createId(): string {
  const random = pooledBytes(16);
  const now = Date.now();
  const isLater = now > lastMs || now < lastMs - MOST_BACK_MS;
  sequence = isLater ? random.readUInt32BE(6) >>> 1 : sequence + 1;
  if (isLater) lastMs = now;
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
