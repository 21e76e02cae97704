import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { z } from 'zod';
import {
  BACKUP_STATE_KEY,
  isBackupDue,
  parseBackupState,
  type BackupState,
} from '../platform/backup/backupState.ts';
import type { Config } from '../platform/config/config.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { defineJob } from '../platform/jobs/defineJob.ts';
import { shippedFile } from '../platform/process/shippedFile.ts';
import { loadSystemState, writeSystemState } from '../platform/settings/systemState.ts';

interface BackUpDeps {
  config: Pick<Config, 'backup'>;
  orm: MikroORM;
  logger: Logger;
}

/** Node's options of the program: what it has in memory is pieces, outside the heap. */
const OPTIONS = ['--max-old-space-size=128', '--max-semi-space-size=8'];
/** Characters of what it says that are logged. */
const SAID_LENGTH = 500;

/**
 * Makes the backup of the day when it is due, and otherwise ships what has changed. A program of its own does it, with
 * low priority: encrypting takes a processor, which requests need.
 */
async function backUp({ config, orm, logger }: BackUpDeps, signal: AbortSignal): Promise<void> {
  const { to, minute } = config.backup;
  const state = await inTransaction(orm, (em) => keepPlan(em, to ? { to, minute } : null));
  if (!to) return;
  const isDue = isBackupDue(state, minute, Date.now());
  // Without a backup, there is nothing that changes could be added to.
  if (!isDue && !state.last) return;
  const { code, said } = await runCli(isDue ? ['backup'] : ['backup', '--changes'], signal);
  if (code !== 0 && !signal.aborted) logger.error({ code, said }, 'The backup failed');
}

/** Stores the schedule for screens: other processes do not know it. @returns what came of backups. */
async function keepPlan(em: EntityManager, plan: BackupState['plan']): Promise<BackupState> {
  const state = parseBackupState(await loadSystemState(em, BACKUP_STATE_KEY));
  const isKept = state.plan?.to === plan?.to && state.plan?.minute === plan?.minute;
  if (!isKept) await writeSystemState(em, BACKUP_STATE_KEY, { ...state, plan });
  return state;
}

/** The program has the environment of this one: it needs the same database, and the keys. */
async function runCli(
  typed: readonly string[],
  signal: AbortSignal,
): Promise<{ code: number | null; said: string }> {
  const cli = fileURLToPath(shippedFile('api/dist/bundle/cli.js'));
  const child = spawn(process.execPath, [...OPTIONS, cli, ...typed], { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-SAID_LENGTH);
  });
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, said: said.trim() }));
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

export const backUpJob = defineJob({
  name: 'back_up',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '*/5 * * * *' },
  key: () => [],
  run: (deps: BackUpDeps, _payload, { signal }) => backUp(deps, signal),
});
