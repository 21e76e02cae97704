import { type CliContext, CliError, type Command, print } from '@inlay/sdk/cli';
import type pg from 'pg';
import { DATABASE_TIMEOUTS } from '../../platform/config/databaseTimeouts.ts';
import { createClient } from '../../platform/db/servers/connectTo.ts';
import { applySteps, transactionOf } from '../../platform/db/sharding/applySteps.ts';
import { distributionSteps, loadProgress, undoSteps } from '../../platform/db/sharding/distributionSteps.ts';
import { findObstacle, hasCitus } from '../../platform/db/sharding/findObstacle.ts';
import type { SchemaSource } from '../../platform/db/sharding/loadSchema.ts';
import { UNBOUND } from '../../platform/db/timeouts.ts';
import { withDatabase } from './withDatabase.ts';

/** `distribute` */
export const distribute: Command = {
  name: 'distribute',
  summary: 'Prints the SQL that distributes the database by account over a Citus cluster',
  options: {
    apply: {
      type: 'boolean',
      about: 'runs it step by step; a second run continues where the first one stopped',
    },
    undo: {
      type: 'boolean',
      about: 'brings all rows back to the coordinator, also after a run that stopped',
    },
  },
  notes: [
    'Stop the platform and back up before. Both refuse while something is in the way, and name it.',
    'docs/scale.md says what such a cluster needs besides.',
  ],
  run: (context, values) =>
    withDatabase(context, async ({ connectionString }) => {
      const client = createClient(connectionString, {
        connectionTimeoutMillis: DATABASE_TIMEOUTS.connectMs,
        options: UNBOUND,
      });
      await client.connect();
      try {
        return await distributeOn(sourceOf(client), values, context);
      } finally {
        await client.end();
      }
    }),
};

const sourceOf = (client: pg.Client): SchemaSource => ({
  query: async (sql) => (await client.query(sql)).rows,
});

async function distributeOn(
  source: SchemaSource,
  values: Readonly<Record<string, unknown>>,
  { output, signal }: CliContext,
): Promise<number> {
  const isUndone = values['undo'] === true;
  const isRun = isUndone || values['apply'] === true;
  const obstacle = isRun ? await findObstacle(source) : null;
  if (obstacle) throw new CliError(`${obstacle} Nothing was changed.`);
  const progress = await loadProgress(source, await hasCitus(source));
  const steps = isUndone ? undoSteps(progress) : distributionSteps(progress);
  if (!isRun) {
    for (const statement of steps.flatMap(transactionOf)) print(output, `${statement};`);
    return 0;
  }
  for await (const { name } of applySteps(source, steps)) {
    print(output, `done  ${name}`);
    signal.throwIfAborted();
  }
  return 0;
}
