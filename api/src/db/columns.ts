import { p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

/** A new id. UUIDv7: random, made by the application, and in the order of time (D-173). */
export const createId = (): string => uuidv7();

/** The primary key most tables have. */
export const idColumn = () => p.uuid().primary().onCreate(createId);

/** A time, kept in UTC (D-173). */
export const timeColumn = () => p.datetime().columnType('timestamptz');

/** When the row was made. */
export const createdAtColumn = () => timeColumn().onCreate(() => new Date());

/** A text address in lower case (D-173); the table checks it. */
export const lowerCaseCheck = (table: string) => ({
  name: `${table}_email_lower_case`,
  expression: 'email = lower(email)',
});
