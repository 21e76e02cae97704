import { ALLOW_TRIGGERS, DISTRIBUTING, type DistributionStep } from './distributionSteps.ts';
import type { KeyChanges } from './keysByAccount.ts';

const IS_THERE = DISTRIBUTING.map((name) => `to_regproc('${name}') is not null`).join(' and ');

/** Returns the SQL that distributes a database over a Citus cluster (decision 292), as one transaction that refuses to
 * run without the extension.
 * With blockers, which no single node could keep, the file refuses to run and says so.
 */
export const distributeSql = (
  steps: readonly DistributionStep[],
  { statements, blockers }: KeyChanges,
): string =>
  [
    '-- Written by `npm run inlay -- distribute`. Stop the platform and back up before it runs:',
    '--   psql -v ON_ERROR_STOP=1 -f FILE DATABASE_URL',
    'begin;',
    refuseUnless(
      'false',
      blockers.map((blocker) => `this release cannot be distributed: ${blocker}`),
    ),
    refuseUnless(IS_THERE, ['this database needs the extension citus']),
    "-- Steps share the transaction, so each uses one connection to a node (Citus' sequential mode).",
    "set local citus.multi_shard_modify_mode to 'sequential';",
    ALLOW_TRIGGERS,
    ...statements,
    ...steps.map(({ sql }) => sql),
    'commit;',
    '',
  ].join('\n');

/** @param reasons why it refuses where the condition does not hold; none = it never does. */
const refuseUnless = (condition: string, reasons: readonly string[]): string =>
  reasons.length === 0
    ? '-- Nothing stands in the way.'
    : `do $check$ begin
  if not (${condition}) then
    raise exception using message = '${reasons.join('\n').replaceAll("'", "''")}';
  end if;
end $check$;`;
