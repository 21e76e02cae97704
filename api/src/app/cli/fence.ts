import { CliError, print, type CliContext, type Command } from '@inlay/sdk/cli';
import type pg from 'pg';
import { isOn, loadFence, switchFence } from '../../platform/db/fence/fence.ts';
import { NoFenceError, prepareRequestRole } from '../../platform/db/fence/requestRole.ts';
import { createClient } from '../../platform/db/servers/connectTo.ts';
import { hasCitus } from '../../platform/db/sharding/findObstacle.ts';
import { driverSettings } from '../../platform/db/timeouts.ts';
import { withDatabase, type CliDatabase } from './withDatabase.ts';

/** `fence on` */
const fenceOn: Command = {
  name: 'fence on',
  summary: 'Has the database itself keep the rows of accounts apart, from the next start on',
  notes: [
    'It prepares the role of requests, and switches the policies of rows on; running processes go on as they are.',
    'docs/security.md says what it keeps, and what it costs.',
  ],
  options: {},
  run: (context) =>
    onDatabase(context, async (client, { config, connectionString }) => {
      if (config.databaseDirectUrl)
        throw new CliError('Behind a pooler the policies cannot be used yet. Nothing was changed.');
      if (await hasCitus({ query: async (sql) => (await client.query(sql)).rows }))
        throw new CliError('In a cluster the policies have not been tried. Nothing was changed.');
      await prepareRequestRole(client, connectionString).catch((error: unknown) => {
        throw error instanceof NoFenceError ? new CliError(`${error.message} Nothing was changed.`) : error;
      });
      await switchFence(client, true);
      await say(client, context);
      print(context.output, 'Restart the platform: processes that run now are bound by none.');
    }),
};

/** `fence off` */
const fenceOff: Command = {
  name: 'fence off',
  summary: 'Switches the policies of rows off, at once',
  options: {},
  run: (context) =>
    onDatabase(context, async (client) => {
      await switchFence(client, false);
      await say(client, context);
    }),
};

export const FENCE_COMMANDS: readonly Command[] = [fenceOn, fenceOff];

async function say(client: pg.Client, { output }: CliContext): Promise<void> {
  const fence = await loadFence(client);
  print(
    output,
    `${isOn(fence) ? 'on ' : 'off'}  policies of ${fence.bound} of ${fence.tables.length} tables`,
  );
}

const onDatabase = (
  context: CliContext,
  work: (client: pg.Client, database: CliDatabase) => Promise<void>,
): Promise<number> =>
  withDatabase(context, async (database) => {
    const client = createClient(database.connectionString, driverSettings());
    await client.connect();
    try {
      await work(client, database);
      return 0;
    } finally {
      await client.end();
    }
  });
