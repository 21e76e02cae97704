import type { Reference } from './findUnshardable.ts';
import { SHARD_PLAN } from './shardPlan.ts';

/** The table beside which the others of an account lie. */
const FIRST = 'form_submissions';

/** What gives one table its place in a Citus cluster. */
export interface DistributionStep {
  table: string;
  sql: string;
}

/**
 * Functions of the extension that the steps call. They are looked for by name, so that a fork or a later extension that
 * offers them is taken as well.
 */
export const DISTRIBUTING = ['create_reference_table', 'create_distributed_table'] as const;

/** Counters and their rows lie on one node, so triggers may change both. */
export const ALLOW_TRIGGERS = 'set local citus.enable_unsafe_triggers to on;';

/**
 * Lists the steps in their order: a copy of small tables on every node first, then all rows of an account on one node;
 * each table comes after those it refers to.
 */
export function distributionSteps(references: readonly Reference[]): DistributionStep[] {
  const tables = parentsFirst(Object.keys(SHARD_PLAN), references);
  const placed = (place: string) => tables.filter((table) => SHARD_PLAN[table] === place);
  const copied = placed('reference').map((table) => ({
    table,
    sql: `select create_reference_table('${table}');`,
  }));
  const distributed = placed('distributed')
    .toSorted((one, other) => Number(other === FIRST) - Number(one === FIRST))
    .map((table) => {
      const beside = table === FIRST ? 'none' : FIRST;
      return {
        table,
        sql: `select create_distributed_table('${table}', 'account_id', colocate_with => '${beside}');`,
      };
    });
  return [...copied, ...distributed];
}

/** Sorts tables so that each comes after those it refers to; a circle is cut where it is met. */
function parentsFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const sorted = new Set<string>();
  const visiting = new Set<string>();
  const visit = (table: string): void => {
    if (sorted.has(table) || visiting.has(table)) return;
    visiting.add(table);
    for (const { from, to } of references) if (from === table) visit(to);
    sorted.add(table);
  };
  for (const table of tables) visit(table);
  return [...sorted];
}
