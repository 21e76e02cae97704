import { sortParentsFirst, type Reference, type Trigger } from './findUnshardable.ts';
import { loadForeignKeys, loadFunctions, loadTriggers, type SchemaSource } from './loadSchema.ts';
import { SHARD_PLAN } from './shardPlan.ts';

/** The table beside which the others of an account lie. */
const FIRST = 'form_submissions';

/** What is left to be added again: references between distributed tables, and triggers. */
const KEPT = 'distribution_kept';

/** Tables that have a place: hash-distributed ('h'), or copied to every node (replication model 't'). */
const PLACED = `select logicalrelid::regclass::text as name from pg_dist_partition
  where partmethod = 'h' or repmodel = 't'`;

/** Statements of one transaction. They are sent one by one: Citus hands a string with several on as it is. */
export interface DistributionStep {
  name: string;
  statements: readonly string[];
}

/** A part of the schema that is away while tables get their place, and the statement that adds it. */
interface Kept {
  name: string;
  definition: string;
}

/** What of the distribution a database has already. */
interface Progress {
  references: readonly Reference[];
  triggers: readonly Trigger[];
  /** What statements and triggers call on the nodes. */
  functions: readonly string[];
  placed: ReadonlySet<string>;
  /** What was removed for a while, in the order in which it is added. */
  kept: readonly Kept[];
}

/** Reads how far a database is distributed. @param hasCitus whether its extension is there. */
export async function loadProgress(database: SchemaSource, hasCitus: boolean): Promise<Progress> {
  const [record] = await database.query<{ isThere: boolean }>(
    `select to_regclass('${KEPT}') is not null as "isThere"`,
  );
  const placed = hasCitus ? await database.query<{ name: string }>(PLACED) : [];
  return {
    references: await loadForeignKeys(database),
    triggers: await loadTriggers(database),
    functions: await loadFunctions(database),
    placed: new Set(placed.map(({ name }) => name)),
    kept: record?.isThere
      ? await database.query<Kept>(`select name, definition from ${KEPT} order by position`)
      : [],
  };
}

/**
 * Lists what is left to distribute a database by account: a copy of small tables on every node, then all rows of an
 * account on one node, each table after those it refers to. Away meanwhile are references between distributed tables,
 * which Citus refuses from a table that has no place yet to one that has, and triggers, which would count the rows again
 * that move.
 */
export function distributionSteps({
  references,
  triggers,
  functions,
  placed,
  kept,
}: Progress): DistributionStep[] {
  const tables = sortParentsFirst(Object.keys(SHARD_PLAN), references);
  const missing = (place: string) =>
    tables.filter((table) => SHARD_PLAN[table] === place && !placed.has(table));
  const [copied, distributed] = [missing('reference'), missing('distributed')];
  const away = [
    ...references
      .filter(
        ({ from, to }) =>
          SHARD_PLAN[to] === 'distributed' && [from, to].some((one) => distributed.includes(one)),
      )
      .map(({ name, from, definition }) => ({
        name,
        removal: `alter table ${from} drop constraint ${name}`,
        definition: `alter table ${from} add constraint ${name} ${definition}`,
      })),
    ...triggers
      .filter(({ table }) => [...copied, ...distributed].includes(table))
      .map(({ name, table, definition }) => ({
        name: `${table}: ${name}`,
        removal: `drop trigger ${name} on ${table}`,
        definition,
      })),
  ];
  return [
    ...functions.map((name) => ({ name, statements: [`select create_distributed_function('${name}')`] })),
    ...(away.length > 0 ? [removeForNow(away, kept.length)] : []),
    ...copied.map((table) => ({
      name: table,
      statements: [`select create_reference_table('${table}')`],
    })),
    ...distributed
      .toSorted((one, other) => Number(other === FIRST) - Number(one === FIRST))
      .map((table) => ({
        name: table,
        statements: [
          `select create_distributed_table('${table}', 'account_id', colocate_with => '${table === FIRST ? 'none' : FIRST}')`,
        ],
      })),
    ...addAgain([...kept, ...away]),
  ];
}

/** Lists what brings all rows back to the coordinator, also of a database that is distributed half-way. */
export const undoSteps = ({ placed, kept }: Progress): DistributionStep[] => [
  ...[...placed].map((name) => ({
    name,
    // One call brings the tables that refer to each other.
    statements: [
      `select undistribute_table('${name}', cascade_via_foreign_keys => true)
        where exists (select from pg_dist_partition where logicalrelid = '${name}'::regclass)`,
    ],
  })),
  ...addAgain(kept),
];

/** Removes parts of the schema and keeps them in the same transaction, for whatever run adds them again. */
const removeForNow = (away: readonly (Kept & { removal: string })[], before: number): DistributionStep => ({
  name: 'references and triggers are away',
  statements: [
    `create table if not exists ${KEPT} (position int not null, name text not null, definition text not null)`,
    ...away.flatMap(({ name, definition, removal }, at) => [
      `insert into ${KEPT} values (${before + at}, '${name}', '${definition.replaceAll("'", "''")}')`,
      removal,
    ]),
  ],
});

const addAgain = (kept: readonly Kept[]): DistributionStep[] => {
  const steps = kept.map(({ name, definition }) => ({
    name,
    statements: [definition, `delete from ${KEPT} where name = '${name}'`],
  }));
  return steps.length > 0
    ? [...steps, { name: 'references and triggers are back', statements: [`drop table ${KEPT}`] }]
    : [];
};
