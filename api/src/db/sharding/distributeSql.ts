import { ALLOW_TRIGGERS, DISTRIBUTING, type DistributionStep } from './distributionSteps.ts';

const IS_THERE = DISTRIBUTING.map((name) => `to_regproc('${name}') is not null`).join(' and ');

const NEEDS_EXTENSION = `do $check$ begin
  if not (${IS_THERE}) then
    raise exception 'this database needs the extension citus';
  end if;
end $check$;`;

/** Returns the SQL that distributes a database over a Citus cluster (decision 292), as one transaction that refuses to
 * run without the extension.
 */
export const distributeSql = (steps: readonly DistributionStep[]): string =>
  [
    '-- Written by `npm run inlay -- distribute`. Stop the platform and back up before it runs:',
    '--   psql -v ON_ERROR_STOP=1 -f FILE DATABASE_URL',
    'begin;',
    NEEDS_EXTENSION,
    "-- Steps share the transaction, so each uses one connection to a node (Citus' sequential mode).",
    "set local citus.multi_shard_modify_mode to 'sequential';",
    ALLOW_TRIGGERS,
    ...steps.map(({ sql }) => sql),
    'commit;',
    '',
  ].join('\n');
