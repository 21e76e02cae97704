import { randomUUID } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { CLI, MAIN } from '../../api/bin/lib/project.mjs';
import { createForm } from '../../api/src/forms/createForm.ts';
import { inTransaction } from '../../api/src/platform/db/inTransaction.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/db/embedded/startEmbeddedPostgres.ts';
import { createOrm } from '../../api/src/platform/entities/orm.ts';
import { makeFastFolder } from './fastFolder.ts';
import { findFreePort } from './findFreePort.ts';

const OWNER = { email: 'owner@example.com', password: 'Correct-Horse-9' };
/** The passphrase of the scene's backups. */
export const PASSPHRASE = 'correct horse battery staple';

/** One submission that a visitor has sent: when, and when the platform said that it is stored. */
export interface Sent {
  id: string;
  sentAt: number;
  storedAt: number;
}

/** The built platform on an embedded database of its own, and the built command line. */
export async function startBackupScene(more: Record<string, string> = {}) {
  const folder = await makeFastFolder('inlay-backup-');
  // The account of the database goes through.
  await chmod(folder, 0o711);
  const [data, store] = [join(folder, 'data'), join(folder, 'store')];
  const environment = {
    PATH: process.env['PATH'] ?? '',
    INLAY_DATA_FOLDER: data,
    INLAY_BACKUP_TO: store,
    INLAY_BACKUP_PASSPHRASE: PASSPHRASE,
    ...more,
  };
  const port = await findFreePort();
  const platform = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...environment,
      PORT: String(port),
      // No job does what the test does.
      INLAY_ROLE: 'web',
      INLAY_SAMPLE_PORT: 'off',
      INLAY_OWNER_EMAIL: OWNER.email,
      INLAY_OWNER_PASSWORD: OWNER.password,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'silent',
    },
  });
  await untilReady(platform);
  const form = await makeForm(data);
  return {
    folder,
    data,
    store,
    form,
    url: `http://127.0.0.1:${port}`,
    start: (...typed: string[]) => startCli(environment, typed),
    run: (...typed: string[]) => runCli(environment, typed),
    runWith: (others: Record<string, string>, ...typed: string[]) =>
      runCli({ ...environment, ...others }, typed),
    query: <Row>(sql: string, values: unknown[] = [], dataFolder = data) =>
      queryIn<Row>(dataFolder, sql, values),
    async stop() {
      platform.kill('SIGTERM');
      if (platform.exitCode === null) await once(platform, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type BackupScene = Awaited<ReturnType<typeof startBackupScene>>;

async function untilReady(platform: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    platform.stdout?.setEncoding('utf8').on('data', (said: string) => {
      if (said.includes('ready')) resolve();
    });
    platform.once('exit', (code) => reject(new Error(`The platform ended with ${code}`)));
  });
  platform.removeAllListeners('exit');
}

function startCli(environment: Record<string, string>, typed: readonly string[]) {
  return spawn(process.execPath, ['--max-old-space-size=128', '--max-semi-space-size=8', CLI, ...typed], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  });
}

async function runCli(environment: Record<string, string>, typed: readonly string[]) {
  const child = startCli(environment, typed);
  const closed = once(child, 'close');
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid ?? 0));
  }, 100);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await closed) as [number];
  clearInterval(watch);
  return { code, output, errors, peakMb };
}

/** The most memory that a process has had, in MB; 0 where the system does not say. */
function peakOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1_024);
  } catch {
    return 0;
  }
}

/** Asks the database of a data folder, which need not run. */
async function queryIn<Row>(dataFolder: string, sql: string, values: unknown[]): Promise<Row[]> {
  const server = await startEmbeddedPostgres({ dataFolder });
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
    await server.stop();
  }
}

async function makeForm(dataFolder: string): Promise<{ id: string; revisionId: string }> {
  const [owner] = await queryIn<{ id: string; accountId: string }>(
    dataFolder,
    `select u.id, m.account_id as "accountId" from users u join account_members m on m.user_id = u.id where u.email = $1`,
    [OWNER.email],
  );
  if (!owner) throw new Error('The platform has no owner');
  const server = await startEmbeddedPostgres({ dataFolder });
  const orm = createOrm(server.connectionString, 1);
  try {
    const form = await inTransaction(orm, (em) =>
      createForm(em, {
        owner: { ...owner, member: { role: 'owner', rights: [] }, grants: [], role: 'admin', key: null },
        definition: withFields(createEmptyDefinition('Backup'), [
          { ...createField('text'), id: 'name', label: 'Name', required: true },
        ]),
      }),
    );
    return { id: form.id, revisionId: form.currentRevisionId };
  } finally {
    await orm.close();
    await server.stop();
  }
}

/** Has visitors send so many submissions a second, until it is stopped. */
export function startVisitors({ url, form }: BackupScene, perSecond: number) {
  const sent: Sent[] = [];
  const under = new Set<Promise<void>>();
  let [refused, turn] = [0, 0];
  const over = new AbortController();
  const send = async () => {
    const sentAt = Date.now();
    const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn++ & 255}`;
    const response = await fetch(`${url}/api/public/forms/${form.id}/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({
        revisionId: form.revisionId,
        idempotencyKey: randomUUID(),
        answers: { name: `visitor ${turn}` },
      }),
    });
    const body = (await response.json()) as { submissionId?: string; id?: string };
    const id = body.submissionId ?? body.id;
    if (response.status === 201 && id) sent.push({ id, sentAt, storedAt: Date.now() });
    else refused += 1;
  };
  const going = (async () => {
    const began = performance.now();
    for (let count = 0; !over.signal.aborted; count += 1) {
      const rest = began + (count / perSecond) * 1_000 - performance.now();
      if (rest > 0) await sleep(rest);
      const one = send().catch(() => {
        refused += 1;
      });
      under.add(one);
      void one.then(() => under.delete(one));
    }
  })();
  return {
    sent,
    refused: () => refused,
    async stop() {
      over.abort();
      await going;
      await Promise.all(under);
    },
  };
}
