import { NIL } from 'uuid';
import { idArray, sql, type Sql } from '../../platform/db/sql.ts';

/** Limits the rows of a table, named as the statement names it, to those of some accounts. */
export type OwnRows = (table: string) => Sql;

/**
 * Limits rows to accounts. A single account is compared with `=`: of a cluster, its node alone is asked then
 * (decision 292). So is none, by an id: a locking statement needs a node, whatever it finds there.
 */
export const ownRows =
  (accountIds: readonly string[]): OwnRows =>
  (table) => {
    const column = sql.raw(`${table}.account_id`);
    return accountIds.length > 1
      ? sql`${column} = any(${idArray(accountIds)}::uuid[])`
      : sql`${column} = ${accountIds[0] ?? NIL}::uuid`;
  };

/** Limits rows to the accounts of some forms. */
export const ownRowsOf = (forms: readonly { accountId: string }[]): OwnRows =>
  ownRows([...new Set(forms.map(({ accountId }) => accountId))]);
