import type { PoolClient } from 'pg';
import { allOf, sql } from '../../db/sql.ts';
import { IN_INBOX } from '../../submissions/list/submissionFilter.ts';
import { inPeriod, type ResolvedQuery } from '../resultsQuery.ts';
import type { BlockFilter } from './eachBlock.ts';
import { IdSet } from './idSet.ts';
import { readBinary } from './readBinary.ts';
import { readIds, readTimes, type BlockHead } from './readBlocks.ts';

/**
 * Chooses the submissions of blocks whose ids the database names by the filter of the inbox: for status, assignee, tags,
 * marks, search and answers that are not in columns. Submissions that have changed since their block was built are left
 * to whoever reads them one by one (decision 391).
 */
export class IdFilter implements BlockFilter {
  private readonly client: PoolClient;
  private readonly query: ResolvedQuery;
  private readonly changed: ReadonlySet<number>;
  private ids = new IdSet(new Uint8Array());

  /** @param changed times in ms, see `readChangedTimes`. */
  constructor(client: PoolClient, query: ResolvedQuery, changed: ReadonlySet<number>) {
    this.client = client;
    this.query = query;
    this.changed = changed;
  }

  /** Reads the ids that match in the time of some blocks. */
  async prepare(heads: readonly BlockHead[]): Promise<void> {
    const [newest, oldest] = [heads[0], heads.at(-1)];
    if (!newest || !oldest) return;
    const { form, period, filter } = this.query;
    // The account is not asked for: the index alone answers, and ids of others are in no block of this one.
    const where = allOf([
      sql`s.form_id = ${form.id}::uuid`,
      IN_INBOX,
      sql`s.submitted_at >= ${oldest.from}::timestamptz and s.submitted_at < ${newest.until}::timestamptz`,
      inPeriod(period),
      ...(filter ? [filter] : []),
    ]);
    const ids = sql`select string_agg(uuid_send(s.id), ''::bytea) from form_submissions s where ${where}`;
    const [[bytes] = []] = await readBinary(this.client, ids);
    this.ids = new IdSet(bytes ?? new Uint8Array());
  }

  async matching(head: BlockHead, _columns: unknown, rows: Uint32Array): Promise<Uint32Array> {
    if (this.ids.size === 0) return rows.subarray(0, 0);
    const { client, changed } = this;
    const found = this.ids.placesIn(await readIds(client, this.query.form, head), rows);
    if (changed.size === 0) return found;
    const times = await readTimes(client, this.query.form, head);
    return found.filter((row) => !changed.has(times[row]!));
  }
}
