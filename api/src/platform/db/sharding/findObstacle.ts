import { findScatteredKeys, findScatteredReferences } from './findUnshardable.ts';
import { loadForeignKeys, loadKeys, type SchemaSource } from './loadSchema.ts';

/** Whether the extension is there. */
const HAS_CITUS = `select to_regproc('create_distributed_table') is not null as "isThere"`;

/** What keeps a cluster from distributing a database now, each with the sentence that says so; none = nothing. */
const OBSTACLES = [
  {
    sql: 'select from pg_dist_node where groupid = 0 having count(*) = 0',
    say: () =>
      `The coordinator has no address in the cluster: select citus_set_coordinator_host('HOST', PORT).`,
  },
  {
    sql: 'select from pg_dist_node where shouldhaveshards and isactive having count(*) = 0',
    say: () => `The coordinator has no workers: select citus_add_node('HOST', PORT).`,
  },
  {
    sql: `select from_nodeport || ' to ' || to_nodeport as named
      from citus_check_cluster_node_health() where result is not true limit 1`,
    say: (found: string) => `A node does not reach another, from port ${found}.`,
  },
  {
    // What a statement has read in parallel keeps its transaction from writing copied tables.
    sql: `select where current_setting('citus.multi_shard_modify_mode', true) <> 'sequential'`,
    say: () => `Nodes are asked over several connections: set citus.multi_shard_modify_mode = 'sequential'.`,
  },
  {
    sql: `select gid as named from pg_prepared_xacts where database = current_database() limit 1`,
    say: (found: string) =>
      `A prepared transaction is open: commit or roll back ${found}, or wait for Citus to do so.`,
  },
  {
    // Nodes hold sessions to each other.
    sql: `select count(*)::text as named from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and application_name not like 'citus%' having count(*) > 0`,
    say: (count: string) => `Stop the platform first: ${count} other sessions use this database.`,
  },
];

/** Returns whether a database has the extension. */
export async function hasCitus(database: SchemaSource): Promise<boolean> {
  const [found] = await database.query<{ isThere: boolean }>(HAS_CITUS);
  return found?.isThere === true;
}

/** Returns what keeps a database from being distributed, or brought back, now: a sentence; null for nothing. */
export async function findObstacle(database: SchemaSource): Promise<string | null> {
  if (!(await hasCitus(database))) return 'This database needs the extension citus: create extension citus.';
  const [blocker] = [
    ...findScatteredKeys(await loadKeys(database)).map((name) => `The key ${name}`),
    ...findScatteredReferences(await loadForeignKeys(database)).map((name) => `The reference ${name}`),
  ];
  if (blocker) return `${blocker} would lead to several nodes: remove it.`;
  for (const { sql, say } of OBSTACLES) {
    const [found] = await database.query<{ named?: string }>(sql);
    if (found) return say(found.named ?? '');
  }
  return null;
}
