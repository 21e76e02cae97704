import { type Command, print } from '@inlay/sdk/cli';
import { migrate } from '../../platform/db/migrate.ts';
import { loadMigrations } from './loadMigrations.ts';
import { withDatabase } from './withDatabase.ts';

/** `migrations run` */
export const migrationsRun: Command = {
  name: 'migrations run',
  summary: 'Brings the database to the newest schema, as every start does',
  options: {},
  run: ({ output, ...context }) =>
    withDatabase({ output, ...context }, async ({ connectionString }) => {
      const pending = (await loadMigrations(connectionString)).filter(({ state }) => state === 'pending');
      // Runs even with none of ours pending: the job queue has its own migrations.
      await migrate(connectionString);
      for (const { name } of pending) print(output, `applied  ${name}`);
      if (pending.length === 0) print(output, 'Nothing to do: the database is at the newest schema.');
      return 0;
    }),
};
