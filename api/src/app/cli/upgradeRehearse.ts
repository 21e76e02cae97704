import { print, UsageError, type Command } from '@inlay/sdk/cli';
import { restoreBeside } from '../../platform/backup/restoreBackup.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { loadMigrations } from './loadMigrations.ts';
import { readOrder, RESTORE_OPTIONS } from './restore.ts';

/** `upgrade` */
export const upgradeRehearse: Command = {
  name: 'upgrade',
  summary: 'Tries the migrations of this version on a copy of the newest backup',
  options: {
    ...RESTORE_OPTIONS,
    rehearse: {
      type: 'boolean',
      about: 'restores a copy beside, migrates it, says how long that took, and removes it',
    },
  },
  notes: ['The running platform is not touched. The upgrade itself is the next start.'],
  async run(context, values) {
    if (!values['rehearse'])
      throw new UsageError('The start of a new version upgrades. To try it before: upgrade --rehearse.');
    const order = await readOrder(context, values);
    return restoreBeside(order, async (connectionString) => {
      const pending = (await loadMigrations(connectionString)).filter(({ state }) => state === 'pending');
      const began = context.now();
      await migrate(connectionString);
      const seconds = ((context.now() - began) / 1_000).toFixed(1);
      for (const { name } of pending) print(context.output, `applied  ${name}`);
      print(
        context.output,
        `Rehearsed: ${pending.length} migrations in ${seconds} s, on a copy that is removed now.`,
      );
      return 0;
    });
  },
};
