import type pg from 'pg';
import { DATABASE_TIMEOUTS } from '../config/databaseTimeouts.ts';
import { createClient } from '../db/servers/connectTo.ts';
import { applyDistribution, findObstacle } from '../db/sharding/applyDistribution.ts';
import { distributeSql } from '../db/sharding/distributeSql.ts';
import { distributionSteps, type DistributionStep } from '../db/sharding/distributionSteps.ts';
import {
  findCopiedTriggers,
  findScatteredKeys,
  findScatteredReferences,
} from '../db/sharding/findUnshardable.ts';
import { readForeignKeys, readKeys, readTriggers, type SchemaSource } from '../db/sharding/readSchema.ts';
import { UNBOUND } from '../db/timeouts.ts';
import { CliError, print, type CliContext } from './cliContext.ts';
import type { Command } from './command.ts';
import { withDatabase } from './withDatabase.ts';

/** `distribute` */
export const distribute: Command = {
  name: 'distribute',
  summary: 'Prints the SQL that distributes the database by account over a Citus cluster',
  options: {
    apply: {
      type: 'boolean',
      about: 'distributes the database, table by table; a second run continues where the first one stopped',
    },
  },
  notes: [
    'Both refuse without the extension, and while keys or references lead to several nodes: those are named. Stop the platform and back up before. docs/scale.md says what such a cluster needs besides.',
  ],
  run: (context, values) =>
    withDatabase(context, async ({ connectionString }) => {
      const client = createClient(connectionString, {
        connectionTimeoutMillis: DATABASE_TIMEOUTS.connectMs,
        options: UNBOUND,
      });
      await client.connect();
      try {
        return await distributeOn(sourceOf(client), values['apply'] === true, context);
      } finally {
        await client.end();
      }
    }),
};

const sourceOf = (client: pg.Client): SchemaSource => ({
  query: async (sql) => (await client.query(sql)).rows,
});

async function distributeOn(source: SchemaSource, isApplied: boolean, context: CliContext): Promise<number> {
  const references = await readForeignKeys(source);
  const inTheWay = [
    ...findScatteredKeys(await readKeys(source)).map((key) => `the key ${key}`),
    ...findScatteredReferences(references).map((reference) => `the reference ${reference}`),
  ];
  for (const one of inTheWay) print(context.errors, `In the way: ${one}`);
  if (inTheWay.length > 0) throw new CliError('This database cannot be distributed. Nothing was changed.');
  for (const trigger of findCopiedTriggers(await readTriggers(source)))
    print(context.errors, `On every node: the trigger ${trigger}`);
  const steps = distributionSteps(references);
  if (isApplied) return apply(source, steps, context);
  print(context.output, distributeSql(steps));
  return 0;
}

async function apply(
  source: SchemaSource,
  steps: readonly DistributionStep[],
  { output, signal }: CliContext,
): Promise<number> {
  const obstacle = await findObstacle(source);
  if (obstacle) throw new CliError(`${obstacle} Nothing was changed.`);
  for await (const { table, isNew } of applyDistribution(source, steps)) {
    print(output, `${isNew ? 'placed' : 'was placed before'}  ${table}`);
    signal.throwIfAborted();
  }
  return 0;
}
