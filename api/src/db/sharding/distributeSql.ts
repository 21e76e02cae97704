import type { Reference } from './findUnshardable.ts';
import { SHARD_PLAN } from './shardPlan.ts';

/** The table beside which the others of an account lie. */
const FIRST = 'form_submissions';

/** Returns the SQL that distributes a database over a Citus cluster (decision 292), as one transaction that refuses to
 * run without the extension.
 * @param blockers what no single node could keep; the file then refuses to run and says so.
 */
export function distributeSql(references: readonly Reference[], blockers: readonly string[]): string {
  const tables = parentsFirst(Object.keys(SHARD_PLAN), references);
  const placed = (place: string) => tables.filter((table) => SHARD_PLAN[table] === place);
  return [
    '-- Written by `npm run inlay -- distribute`. Stop the platform and back up before it runs:',
    '--   psql -v ON_ERROR_STOP=1 -f FILE DATABASE_URL',
    'begin;',
    refuseUnless(
      'false',
      blockers.map((blocker) => `this release cannot be distributed: ${blocker}`),
    ),
    refuseUnless(`exists (select from pg_extension where extname = 'citus')`, [
      'this database needs the extension citus',
    ]),
    '-- Counters and their rows lie on one node.',
    'set local citus.enable_unsafe_triggers to on;',
    '-- A copy on every node.',
    ...placed('reference').map((table) => `select create_reference_table('${table}');`),
    '-- All rows of an account on one node.',
    ...placed('distributed')
      .toSorted((one, other) => Number(other === FIRST) - Number(one === FIRST))
      .map((table) => {
        const beside = table === FIRST ? 'none' : FIRST;
        return `select create_distributed_table('${table}', 'account_id', colocate_with => '${beside}');`;
      }),
    'commit;',
    '',
  ].join('\n');
}

/** @param reasons why it refuses where the condition does not hold; none = it never does. */
const refuseUnless = (condition: string, reasons: readonly string[]): string =>
  reasons.length === 0
    ? '-- Nothing stands in the way.'
    : `do $check$ begin
  if not (${condition}) then
    raise exception using message = '${reasons.join('\n').replaceAll("'", "''")}';
  end if;
end $check$;`;

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
