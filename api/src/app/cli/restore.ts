import {
  CliError,
  print,
  printTable,
  UsageError,
  type CliContext,
  type Command,
  type CommandValues,
} from '@inlay/sdk/cli';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openBackupStore } from '../../platform/backup/openBackupStore.ts';
import type { RestoreOrder } from '../../platform/backup/checkRestore.ts';
import { restoreBackup, verifyBackup } from '../../platform/backup/restoreBackup.ts';
import type { RestoreResult } from '../../platform/backup/restoredCopy.ts';
import { loadConfig } from '../../platform/config/config.ts';

/** Options of all commands that read backups. */
export const RESTORE_OPTIONS = {
  from: { type: 'string', value: 'PLACE', about: 'where the backups are; INLAY_BACKUP_TO without it' },
  identity: {
    type: 'string',
    value: 'FILE',
    about: 'the age identity that reads them, if they are encrypted for a recipient',
  },
} as const;

/** `restore` */
export const restore: Command = {
  name: 'restore',
  summary: 'Restores a backup into a data folder, or tries whether it could be',
  options: {
    ...RESTORE_OPTIONS,
    to: { type: 'string', value: 'FOLDER', about: 'the data folder that it becomes' },
    at: {
      type: 'string',
      value: 'TIME',
      about: 'to this second, such as 2026-12-01T09:30:00Z; as late as there is without it',
    },
    verify: {
      type: 'boolean',
      about: 'restores a copy beside, compares it with what was backed up, and removes it',
    },
    replace: { type: 'boolean', about: 'takes the place of a folder that is there, which is kept beside' },
  },
  notes: [
    'A copy is made beside the folder and compared, table by table; only a right one takes its place.',
    'What was erased for good after that time stays erased. The exit code is 1 if something differs.',
  ],
  async run(context, values) {
    const order = await readOrder(context, values);
    if (values['verify']) {
      const began = context.now();
      const result = await verifyBackup(order);
      printComparison(context, result);
      const isEqual = result.compared.every((one) => one.isEqual);
      const seconds = Math.round((context.now() - began) / 1_000);
      print(
        context.output,
        `${isEqual ? 'Verified' : 'NOT EQUAL'}: backup of ${result.backup.endedAt}, restored beside and removed in ${seconds} s.`,
      );
      return isEqual ? 0 : 1;
    }
    if (typeof values['to'] !== 'string')
      throw new UsageError('Name the data folder: --to FOLDER, or try it with --verify.');
    const { erased, before, ...result } = await restoreBackup(order, values['replace'] === true);
    printComparison(context, { ...result, erased });
    print(context.output, `Restored into ${order.to}. Erased again: ${erased} rows.`);
    if (before) print(context.output, `What was there is kept in ${before}.`);
    print(context.output, 'Look before jobs run: INLAY_ROLE=web npm start. Then start it as always.');
    return 0;
  },
};

/** Reads what all commands that read backups are given. */
export async function readOrder(context: CliContext, values: CommandValues): Promise<RestoreOrder> {
  const config = await loadConfig(context.environment);
  const from = typeof values['from'] === 'string' ? values['from'] : config.backup.to;
  if (!from)
    throw new UsageError('Name the place of the backups: --from /mnt/backup/inlay, or set INLAY_BACKUP_TO.');
  return {
    store: openBackupStore(from, config.backup.bucket),
    passphrase: config.backup.passphrase,
    identity:
      typeof values['identity'] === 'string'
        ? await readIdentity(values['identity'])
        : config.backup.identity,
    to: typeof values['to'] === 'string' ? resolve(values['to']) : config.dataFolder,
    at: parseTime(values['at']),
    signal: context.signal,
    say: (text) => print(context.errors, text),
  };
}

/** The file may have comments, as `age-keygen` writes it. */
async function readIdentity(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CliError(`${path} cannot be read.`);
  });
  return text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-')) ?? text;
}

function parseTime(typed: string | boolean | undefined): Date | null {
  if (typed === undefined) return null;
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(String(typed));
  const time = new Date(String(typed));
  if (!isTime || Number.isNaN(time.getTime()))
    throw new UsageError('--at is no time with its zone, such as 2026-12-01T09:30:00Z.');
  return time;
}

/** Prints what was compared: tables without rows are one line. */
function printComparison({ output }: CliContext, { compared }: RestoreResult): void {
  const isEmpty = ({ expected, isEqual }: { expected: string; isEqual: boolean }) =>
    isEqual && expected === '0 rows';
  const shown = compared.filter((one) => !isEmpty(one));
  printTable(output, [
    ['', 'backed up', 'restored', ''],
    ...shown.map(({ name, expected, found, isEqual }) => [
      name.replaceAll('"', ''),
      expected,
      found,
      isEqual ? 'equal' : 'DIFFERS',
    ]),
  ]);
  const empty = compared.length - shown.length;
  if (empty > 0) print(output, `${empty} tables are empty in both.`);
  if (compared.length === 1)
    print(
      output,
      'The tables were never free of writes when this backup was made: their rows were not compared.',
    );
}
