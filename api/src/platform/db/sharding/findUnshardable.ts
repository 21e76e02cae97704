import { SHARD_PLAN } from './shardPlan.ts';

/** The column by which rows are distributed. */
const BY = 'account_id';

/** A unique or primary key; a column of an expression has no name. */
export interface UniqueKey {
  name: string;
  table: string;
  columns: readonly string[];
  kind: 'primary key' | 'unique' | 'index';
}

export interface Reference {
  name: string;
  from: string;
  to: string;
  columns: readonly string[];
  targets: readonly string[];
  /** As a statement adds it. */
  definition: string;
}

export interface Trigger {
  name: string;
  table: string;
  /** The statement that creates it. */
  definition: string;
}

const isDistributed = (table: string): boolean => SHARD_PLAN[table] === 'distributed';

/** Unique keys that no single node could keep. */
export const findScatteredKeys = (keys: readonly UniqueKey[]): string[] =>
  keys
    .filter(({ table, columns }) => isDistributed(table) && !columns.includes(BY))
    .map(({ name }) => name)
    .toSorted();

/** Foreign keys whose two rows may be on different nodes. */
export const findScatteredReferences = (references: readonly Reference[]): string[] =>
  references
    // Shards are tables as well, next to those of the plan.
    .filter((one) => one.from in SHARD_PLAN && !isTogether(one))
    .map(({ from, to, columns }) => `${from} (${columns.join(', ')}) -> ${to}`)
    .toSorted();

function isTogether({ from, to, columns, targets }: Reference): boolean {
  const [source, target] = [SHARD_PLAN[from], SHARD_PLAN[to]];
  if (target === 'reference') return true;
  if (source !== target) return false;
  return source === 'local' || targets[columns.indexOf(BY)] === BY;
}

/** Triggers that would run on a node for rows of that node, or that such a cluster refuses. */
export const findShardTriggers = (triggers: readonly Trigger[]): string[] =>
  triggers
    .filter(({ table }) => SHARD_PLAN[table] !== 'local')
    .map(({ name, table }) => `${table}: ${name}`)
    .toSorted();

/**
 * Returns the distributed tables of a statement that names no account: it would ask every node. A statement that
 * names one may still join more than that account's rows; this finds what is certain.
 */
export function findScatteredTables(statement: string): string[] {
  if (new RegExp(`\\b${BY}\\b`).test(statement)) return [];
  const named = Array.from(
    statement.matchAll(/\b(?:from|join|into|update|delete from)\s+(?:only\s+)?"?(\w+)"?/gi),
    ([, table = '']) => table,
  );
  return [...new Set(named.filter(isDistributed))].toSorted();
}

/** Sorts tables so that each comes after those it refers to; a circle is cut where it is met. */
export function sortParentsFirst(
  tables: readonly string[],
  references: readonly Pick<Reference, 'from' | 'to'>[],
): string[] {
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
