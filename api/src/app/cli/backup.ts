import { CliError, print, UsageError, type CliContext, type Command } from '@inlay/sdk/cli';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { makeBackup, shipSince } from '../../platform/backup/makeBackup.ts';
import { openBackupStore } from '../../platform/backup/openBackupStore.ts';
import { loadConfig, type Config } from '../../platform/config/config.ts';
import { loggerTo } from './withDatabase.ts';

const MEGABYTE = 1024 * 1024;
/** Default of `--speed`: submissions are stored beside it at nine tenths of their speed or more. */
const DEFAULT_SPEED = 40;

/** `backup` */
export const backup: Command = {
  name: 'backup',
  summary: 'Backs up database, files and secret while the platform runs',
  options: {
    to: {
      type: 'string',
      value: 'PLACE',
      about: 'a folder, or s3://bucket/prefix; INLAY_BACKUP_TO without it',
    },
    changes: {
      type: 'boolean',
      about: 'only what has changed since the last backup: the log, files, erasures',
    },
    speed: {
      type: 'string',
      value: 'MB',
      about: `megabytes a second at most, 0 for any speed; ${DEFAULT_SPEED} without it`,
    },
    json: { type: 'boolean', about: 'what was made, as JSON' },
  },
  notes: [
    'It is encrypted with INLAY_BACKUP_RECIPIENT or INLAY_BACKUP_PASSPHRASE; without one, the platform’s secret is left out.',
    'With INLAY_BACKUP_TO the platform does this itself every night, and ships changes every five minutes.',
  ],
  async run(context, values) {
    const config = await loadConfig(context.environment);
    const typed = values['to'];
    const to = typeof typed === 'string' ? typed : config.backup.to;
    if (!to) throw new UsageError('Name a place: --to /mnt/backup/inlay, or set INLAY_BACKUP_TO.');
    if (!config.backup.recipient && !config.backup.passphrase)
      print(context.errors, 'Not encrypted: whoever can read this backup can read every answer.');
    yieldToOthers();
    const job = {
      config,
      store: openBackupStore(to, config.backup.bucket),
      isScheduled: isPlaceOf(config, to),
      bytesPerSecond: parseSpeed(values['speed']),
      logger: loggerTo(context),
      signal: context.signal,
    };
    if (values['changes']) {
      if (!job.isScheduled)
        throw new CliError('--changes needs INLAY_BACKUP_TO: other places have no log to go on with.');
      await shipSince(job);
      return 0;
    }
    const summary = await makeBackup(job, job.isScheduled ? config.backup.keep : null);
    if (values['json']) print(context.output, JSON.stringify(summary, null, 2));
    else printSummary(context, to, summary);
    return 0;
  },
};

function printSummary(
  { output }: CliContext,
  to: string,
  made: { id: string; endedAt: string; bytes: number; storedBytes: number },
) {
  const inMb = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
  print(
    output,
    `Backup ${made.id} in ${to}: ${inMb(made.bytes)}, of which ${inMb(made.storedBytes)} were new in the store.`,
  );
  print(
    output,
    `It restores to ${made.endedAt} or later. Try it: npm run inlay -- restore --from ${to} --verify`,
  );
}

const isPlaceOf = ({ backup: { to } }: Config, place: string): boolean =>
  to !== null && (to === place || resolve(to) === resolve(place));

/** @returns bytes a second; null = any. */
function parseSpeed(typed: string | boolean | undefined): number | null {
  const speed = Number(typed ?? DEFAULT_SPEED);
  if (!Number.isFinite(speed) || speed < 0) throw new UsageError('--speed is no number of megabytes.');
  return speed === 0 ? null : speed * MEGABYTE;
}

/** Submissions come first. */
function yieldToOthers(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Some containers forbid it; the speed is limited all the same.
  }
}
