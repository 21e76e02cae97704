import type { PoolClient } from 'pg';
import { allOf, sql, type Sql } from '../../platform/db/sql.ts';
import type { BlockForm } from './blockForm.ts';
import { IdSet } from './idSet.ts';
import { readBinary } from './readBinary.ts';
import type { BlockHead } from './loadBlocks.ts';

/** Rows of another table that are read for each submission of some blocks, before each submission is looked up. */
const MOST_BESIDE = 4;
/** Submissions that the text index names at once, of all blocks; 24 bytes each. */
const MOST_NAMED = 300_000;

/** Some blocks that follow each other, with what bounds their submissions. */
export interface BlockPart {
  heads: readonly BlockHead[];
  /** The first and the last id that their submissions may have. */
  ids: readonly [first: string, last: string];
  /** Submissions of the blocks from these on. */
  behind: number;
}

/** Ids of which a filter asks that a submission is among them, or that it is not. */
export interface NamedIds {
  ids: IdSet;
  isWanted: boolean;
}

/** Rows of another table that belong to submissions, such as marks. */
export interface BesideRows {
  /** The table, with its short name. */
  table: Sql;
  /** Which of its rows are meant. */
  where: Sql;
  submissionId: Sql;
  /** Form and time of the submission, where an index of the table has them; null otherwise. */
  inList: { formId: Sql; submittedAt: Sql } | null;
  /** Whether submissions with such a row match, or those without. */
  isWanted: boolean;
  /** Whether `s` has such a row, looked up by its id. */
  hasOne: Sql;
}

/** The form, and which of its submissions are asked for, see `NamedFilter`. */
interface Scope {
  form: BlockForm;
  scope: Sql;
}

/**
 * Names submissions by rows of another table: those between the first and the last id of some blocks, read by key and
 * in its order. Ids begin with the time they were made, so this is what belongs to the blocks, and little else. Where
 * too much else lies between, submissions are looked up one by one from then on (decision 373).
 */
export class BesideNames {
  private isScattered = false;
  private readonly client: PoolClient;
  private readonly query: Scope;
  private readonly rows: BesideRows;
  private readonly mostBeside: number;

  constructor(
    client: PoolClient,
    query: Scope,
    rows: BesideRows,
    { mostBeside = MOST_BESIDE }: { mostBeside?: number } = {},
  ) {
    this.client = client;
    this.query = query;
    this.rows = rows;
    this.mostBeside = mostBeside;
  }

  async of(part: BlockPart): Promise<NamedIds> {
    const { isWanted } = this.rows;
    if (!this.isScattered) {
      const most = Math.floor(this.mostBeside * rowsIn(part.heads));
      const ids = await readIdSet(this.client, this.between(part, most + 1));
      if (ids.size <= most) return { ids, isWanted };
      this.isScattered = true;
    }
    const { scope } = this.query;
    return { ids: await readIdSet(this.client, inPart(scope, part, this.rows.hasOne)), isWanted };
  }

  private between({ heads, ids: [first, last] }: BlockPart, most: number): Sql {
    const { table, where, submissionId, inList } = this.rows;
    const listed = inList
      ? sql`${inList.formId} = ${this.query.form.id}::uuid and ${inTime(inList.submittedAt, heads)}`
      : sql`true`;
    return sql`select ${submissionId} as id from ${table}
      where ${where} and ${listed} and ${submissionId} between ${first}::uuid and ${last}::uuid
      limit ${sql.lit(most)}`;
  }
}

/** A condition on submissions themselves, such as a search. */
export interface TextCondition {
  where: Sql;
  /** What the index of texts looks up for it; null where it would read every row. */
  lookup: Sql | null;
  /** Of submissions that were read already, how many there were and how many match. */
  seen?: Matches;
}

interface Matches {
  rows: number;
  found: number;
}

/**
 * Names submissions by their texts: block by block, or all at once by the index of texts, as soon as the blocks so far
 * let expect few.
 */
export class TextNames {
  private whole: IdSet | null = null;
  private isCommon = false;
  /** Of the submissions so far, how many there were and how many match. */
  private readonly seen: Matches;
  private readonly client: PoolClient;
  private readonly scope: Sql;
  private readonly condition: TextCondition;
  private readonly mostNamed: number;

  constructor(
    client: PoolClient,
    scope: Sql,
    condition: TextCondition,
    { mostNamed = MOST_NAMED }: { mostNamed?: number } = {},
  ) {
    this.client = client;
    this.scope = scope;
    this.condition = condition;
    this.seen = { rows: 0, found: 0, ...condition.seen };
    this.mostNamed = mostNamed;
  }

  async of(part: BlockPart): Promise<NamedIds> {
    this.whole ??= await this.loadWhole(part);
    if (this.whole) return { ids: this.whole, isWanted: true };
    const ids = await readIdSet(this.client, inPart(this.scope, part, this.condition.where));
    this.seen.rows += rowsIn(part.heads);
    this.seen.found += ids.size;
    return { ids, isWanted: true };
  }

  /** Reads the ids of all blocks from these on; null where they are many, or may be. */
  private async loadWhole({ heads: [newest], behind }: BlockPart): Promise<IdSet | null> {
    const { rows, found } = this.seen;
    const { where, lookup } = this.condition;
    if (!newest || !lookup || this.isCommon || rows === 0 || (found / rows) * behind > this.mostNamed)
      return null;
    const until = sql`s.submitted_at < ${newest.until}::timestamptz`;
    // The planner is to expect all of them, not the first few.
    const ids = await readIdSet(
      this.client,
      sql`select id from named limit ${sql.lit(this.mostNamed + 1)}`,
      sql`with named as materialized (${namedBy([this.scope, until, lookup, where])})`,
    );
    this.isCommon = ids.size > this.mostNamed;
    return this.isCommon ? null : ids;
  }
}

const rowsIn = (heads: readonly BlockHead[]): number => heads.reduce((sum, { rows }) => sum + rows, 0);

/** The time of blocks that follow each other, newest first. */
const inTime = (time: Sql, heads: readonly BlockHead[]): Sql =>
  sql`${time} >= ${heads.at(-1)?.from}::timestamptz and ${time} < ${heads[0]?.until}::timestamptz`;

const inPart = (scope: Sql, { heads }: BlockPart, where: Sql): Sql =>
  namedBy([scope, inTime(sql`s.submitted_at`, heads), where]);

const namedBy = (where: readonly Sql[]): Sql =>
  sql`select s.id from form_submissions s where ${allOf(where)}`;

async function readIdSet(client: PoolClient, ids: Sql, before = sql``): Promise<IdSet> {
  const [[bytes] = []] = await readBinary(
    client,
    sql`${before} select string_agg(uuid_send(id), ''::bytea) from (${ids}) named`,
  );
  return new IdSet(bytes ?? new Uint8Array());
}
