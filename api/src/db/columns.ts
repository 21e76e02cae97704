import { p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

/** Creates an id: UUIDv7, random and ordered by time (D-173). */
export const createId = (): string => uuidv7();

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
