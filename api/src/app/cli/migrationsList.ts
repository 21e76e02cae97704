import { type Command, printTable } from '@inlay/sdk/cli';
import { loadMigrations, type MigrationState } from './loadMigrations.ts';
import { withDatabase } from './withDatabase.ts';

/** `migrations list` */
export const migrationsList: Command = {
  name: 'migrations list',
  summary: 'Shows the migrations of the database, applied and pending',
  options: {},
  run: (context) =>
    withDatabase(context, async ({ connectionString }) => {
      printTable(context.output, (await loadMigrations(connectionString)).map(describe));
      return 0;
    }),
};

const describe = ({ name, state, appliedAt }: MigrationState): string[] => [
  state === 'pending' ? 'pending' : 'applied',
  appliedAt?.toISOString() ?? '-',
  state === 'foreign' ? `${name} (of another version of Inlay)` : name,
];
