import { setTimeout as sleep } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';

/** Longest wait of a step for its locks, in ms: later requests for the table queue behind it. */
const LOCK_WAIT_MS = 200;
/** Pause before a step tries again, in ms, so that those who waited behind it get through. */
const PAUSE_MS = 300;
/** Attempts of one step: half an hour beside a transaction that stays open, such as an export's. */
const MAX_TRIES = 3600;
/** Rows of one batch of a backfill. */
const BATCH_ROWS = 5000;

export interface ForeignKey {
  /** `TABLE_TARGET_fkey` without one. */
  name?: string;
  table: string;
  columns: readonly string[];
  target: string;
  targetColumns: readonly string[];
  onDelete: string;
}

/**
 * A migration that runs while the release before works on the tables: outside a transaction, in steps that
 * hold strong locks for an instant only. Every step can be run again, so an interrupted migration is repeated.
 */
export abstract class OnlineMigration extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  /** Runs statements in one transaction; rolls back and retries when a lock is not free at once. */
  protected async change(...statements: readonly string[]): Promise<void> {
    const all = [`set local lock_timeout = ${LOCK_WAIT_MS}`, ...statements];
    for (let tries = 1; ; tries++) {
      try {
        await this.getEntityManager().transactional(async (em) => {
          // One by one: a distributed table takes no string with several.
          for (const statement of all)
            await this.driver.execute(statement, [], 'all', em.getTransactionContext());
        });
        return;
      } catch (error) {
        if (!isLockTimeout(error) || tries === MAX_TRIES) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  /** Creates an index without blocking writes. Replaces an invalid one that an interrupted attempt left. */
  protected async index(name: string, definition: string, kind: 'index' | 'unique index' = 'index') {
    if (await this.isValidIndex(name)) return;
    await this.execute(`drop index concurrently if exists ${name}`);
    await this.execute(`create ${kind} concurrently ${name} on ${definition}`);
  }

  /** Turns an index into a unique or primary key, in place of the previous key of this name. */
  protected async key(table: string, name: string, columns: readonly string[]): Promise<void> {
    await this.prepareKey(table, name, columns);
    if ((await this.columnsOfIndex(name)).join() === columns.join()) return;
    await this.change(
      `alter table ${table} drop constraint if exists ${name}`,
      `drop index if exists ${name}`,
      `alter table ${table} add constraint ${name}
         ${name.endsWith('_pkey') ? 'primary key' : 'unique'} using index ${name}_new`,
    );
  }

  /** Creates the index of a future key: foreign keys may refer to it before it replaces the current key. */
  protected async prepareKey(table: string, name: string, columns: readonly string[]): Promise<void> {
    if ((await this.columnsOfIndex(name)).join() === columns.join()) return;
    await this.index(`${name}_new`, `${table} (${columns.join(', ')})`, 'unique index');
  }

  /** Adds a foreign key. Validates the rows afterwards, without blocking readers and writers. */
  protected async foreignKey(key: ForeignKey): Promise<void> {
    const { table, columns, target, targetColumns, onDelete, name = `${table}_${target}_fkey` } = key;
    if (!(await this.hasConstraint(table, name))) {
      await this.change(
        `alter table ${table} add constraint ${name} foreign key (${columns.join(', ')})
         references ${target} (${targetColumns.join(', ')}) on delete ${onDelete} not valid`,
      );
    }
    await this.execute(`alter table ${table} validate constraint ${name}`);
  }

  /** Forbids nulls. The rows are read for a check constraint, which spares the strong lock the reading. */
  protected async notNull(table: string, column: string): Promise<void> {
    const name = `${table}_${column}_filled`;
    await this.change(
      `alter table ${table} drop constraint if exists ${name}`,
      `alter table ${table} add constraint ${name} check (${column} is not null) not valid`,
    );
    await this.execute(`alter table ${table} validate constraint ${name}`);
    await this.change(
      `alter table ${table} alter column ${column} set not null`,
      `alter table ${table} drop constraint ${name}`,
    );
  }

  /**
   * Changes all rows of a table in batches, each in its own transaction. Batches lock rows in the order of the key,
   * so they never deadlock with writers that do the same.
   *
   * @param options.from tables that are joined, with their condition; `t` is the row.
   */
  protected async backfill(
    table: string,
    options: { key: readonly string[]; set: string; from: string; where: string },
  ): Promise<void> {
    const { set, from, where } = options;
    const key = options.key.join(', ');
    const named = options.key.map((column) => `t.${column} = batch.${column}`).join(' and ');
    const values = options.key.map(() => '?').join(', ');
    let reached: unknown[] | null = null;
    for (;;) {
      const rows: Record<string, unknown>[] = await this.execute(
        `with batch as materialized (
           select ${key} from ${table} ${reached ? `where (${key}) > (${values})` : ''} order by ${key} limit ${BATCH_ROWS}
           for no key update
         ), changed as (
           update ${table} t set ${set} from batch, ${from} where ${named} and ${where}
         )
         select ${key} from batch order by ${key}`,
        reached ?? [],
      );
      const last: Record<string, unknown> | undefined = rows.at(-1);
      if (!last || rows.length < BATCH_ROWS) return;
      reached = options.key.map((column) => last[column]);
    }
  }

  private async isValidIndex(name: string): Promise<boolean> {
    const rows = await this.execute(
      'select 1 from pg_index where indexrelid = to_regclass(?) and indisvalid',
      [name],
    );
    return rows.length > 0;
  }

  private async columnsOfIndex(name: string): Promise<string[]> {
    const rows: Record<string, unknown>[] = await this.execute(
      `select attname as name from pg_attribute where attrelid = to_regclass(?) order by attnum`,
      [name],
    );
    return rows.map((row) => String(row['name']));
  }

  private async hasConstraint(table: string, name: string): Promise<boolean> {
    const rows = await this.execute(
      'select 1 from pg_constraint where conrelid = to_regclass(?) and conname = ?',
      [table, name],
    );
    return rows.length > 0;
  }
}

/** lock_not_available */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';
