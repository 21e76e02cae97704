import { sql, type Sql } from '../../platform/db/sql.ts';

/** A form whose submissions are laid out in blocks. */
export interface BlockForm {
  id: string;
  accountId: string;
}

/** Moments from one to before another; null without a bound. */
export interface Period {
  from: Date | null;
  until: Date | null;
}

/** The rows of a form, in each of the tables of results. */
export const ofForm = ({ id, accountId }: BlockForm): Sql =>
  sql`form_id = ${id}::uuid and account_id = ${accountId}::uuid`;
