/** The built platform as processes of its own, on a database of its own, for faults to be done to them. */
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { spawn } from 'node:child_process';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempDisposable, readFile, readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PLATFORM } from '../../../api/bin/lib/project.mjs';
import { inTransaction } from '../../../api/src/platform/db/inTransaction.ts';
import { createOrm } from '../../../api/src/platform/entities/orm.ts';
import { createForm } from '../../../api/src/forms/createForm.ts';
import { startEmbeddedPostgres } from '../../../api/src/platform/db/embedded/startEmbeddedPostgres.ts';
import { startStoppable, stopSignal } from '../../support/stoppable.mjs';

/** The owner of the platform and its forms. */
export const OWNER = { email: 'owner@example.com', password: 'Correct-Horse-9' };
/** Captcha tokens are signed with it. */
export const SECRET = 'a secret of the fault tests, longer than thirty-two characters';

/** Characters of what a process last said of an error. */
const MOST_ERRORS = 4_000;

/** Below the ports that systems take for outgoing connections. */
let nextPort = 20_000 + (process.pid % 10_000);
export async function freePort() {
  for (;;) {
    const port = nextPort++;
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ]);
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** Starts a database server that is restarted when it dies, in a given folder or a new one. */
export const startDatabase = (given) => startStoppable(() => setUpDatabase(given));

async function setUpDatabase(given) {
  await using started = new AsyncDisposableStack();
  const folder = given ?? started.use(await mkdtempDisposable(join(tmpdir(), 'inlay-faults-'))).path;
  const postgres = await startEmbeddedPostgres({ dataFolder: folder });
  started.defer(() => postgres.stop());
  const readPid = async () =>
    Number((await readFile(join(postgres.folder, 'data', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
  const kept = started.move();
  return {
    folder,
    url: postgres.connectionString,
    adminUrl: postgres.adminConnectionString,
    postmasterPid: readPid,
    /** The server and all its processes. */
    async pids() {
      const postmaster = await readPid();
      const pids = [postmaster];
      for (const name of await readdir('/proc')) {
        if (!/^\d+$/.test(name)) continue;
        const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
        if (Number(stat.replace(/^.*\) /, '').split(' ')[1]) === postmaster) pids.push(Number(name));
      }
      return pids;
    },
    async query(sql, values) {
      const client = new pg.Client({ connectionString: postgres.connectionString });
      await client.connect();
      try {
        return (await client.query(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/**
 * Starts one process of the platform; `start` starts it again on its port, as a supervisor would.
 * @param {string} databaseUrl
 * @param {Record<string, string>} more variables.
 * @param {(dataFolder: string) => string[]} command its program and arguments.
 */
export const startProcess = (databaseUrl, more = {}, command = () => [process.execPath, ...PLATFORM]) =>
  startStoppable(() => spawnProcess(databaseUrl, more, command));

async function spawnProcess(databaseUrl, more, command) {
  const port = more.PORT ? Number(more.PORT) : await freePort();
  await using started = new AsyncDisposableStack();
  const folder = started.use(await mkdtempDisposable(join(tmpdir(), 'inlay-faults-data-')));
  let child;
  const start = async () => {
    stopSignal.throwIfAborted();
    const [program, ...args] = command(folder.path);
    child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        INLAY_DATA_FOLDER: folder.path,
        INLAY_SECRET: SECRET,
        INLAY_SAMPLE_PORT: 'off',
        INLAY_OWNER_EMAIL: OWNER.email,
        INLAY_OWNER_PASSWORD: OWNER.password,
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'silent',
        ...more,
      },
    });
    const latest = child;
    await new Promise((resolve, reject) => {
      let [printed, errors] = ['', ''];
      latest.stdout.on('data', (chunk) => {
        printed += String(chunk);
        if (printed.includes('ready')) resolve(undefined);
      });
      latest.stderr.on('data', (chunk) => (errors = (errors + chunk).slice(-MOST_ERRORS)));
      latest.once('exit', (code) =>
        reject(new Error(`The platform ended with ${code}: ${printed}${errors}`)),
      );
    });
  };
  await start();
  const kept = started.move();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    folder: folder.path,
    pid: () => child.pid,
    exitCode: () => child.exitCode,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Resolves when it has ended. */
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.removeAllListeners('exit');
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
    start,
    async [Symbol.asyncDispose]() {
      await this.end('SIGTERM');
      await kept.disposeAsync();
    },
  };
}

const QUESTIONS = [
  { ...createField('text'), id: 'name', label: 'Name', required: true },
  { ...createField('textarea'), id: 'message', label: 'Message' },
];
/** The same questions on the first and the last of four pages, with a hidden required one between them. */
const pagesOf = ([name, ...last]) => {
  const text = (changes) => ({ type: 'text', help: '', placeholder: '', columns: 12, required: false, checks: [], maxLength: null, ...changes }); // prettier-ignore
  const page = (id, items, rule = {}) => ({ id, title: id, description: '', nextLabel: '', items: items.map(text), ...rule }); // prettier-ignore
  const isUnnamed = { op: 'eq', of: [{ field: name.id }, { lit: 'nobody' }] };
  return [
    page('p1', [name], { next: [{ if: isUnnamed, goTo: 'p3' }] }),
    page('p2', [{ id: 'why', label: 'Why?', required: true }], { showIf: isUnnamed }),
    page('p3', [{ id: 'topic', label: 'Topic for {{name}}' }]),
    page('p4', last),
  ];
};
const CAPTCHA = { ...createField('captcha'), id: 'captcha', label: 'Are you human?' };

/**
 * Creates a public form of the platform's owner.
 *
 * @param {{ captcha?: boolean, redirectUrl?: string, definition?: object }} options
 */
export async function makeForm(database, { captcha = false, redirectUrl = null, ...given } = {}) {
  const orm = createOrm(database.url, 1);
  try {
    const [owner] = await database.query(
      `select u.id, m.account_id from users u join account_members m on m.user_id = u.id where u.email = $1`,
      [OWNER.email],
    );
    const plain = withFields(
      createEmptyDefinition('Fault test'),
      captcha ? [...QUESTIONS, CAPTCHA] : QUESTIONS,
    );
    const asked =
      process.env.INLAY_FAULTS_FORM === 'pages' ? { ...plain, pages: pagesOf(plain.pages[0].items) } : plain;
    const definition = given.definition ?? asked;
    const form = await inTransaction(orm, (em) =>
      createForm(em, {
        owner: {
          id: owner.id,
          accountId: owner.account_id,
          member: { role: 'owner', rights: [] },
          grants: [],
          role: 'admin',
          key: null,
        },
        definition,
      }),
    );
    await database.query(
      `update forms set redirect_url = $2, client_primary_email = 'client@example.com' where id = $1`,
      [form.id, redirectUrl],
    );
    return { id: form.id, revisionId: form.currentRevisionId };
  } finally {
    await orm.close();
  }
}

const captchaKey = createHmac('sha256', SECRET).update('captcha').digest('hex');

/** Creates a solved captcha with the platform's secret. */
export function captchaToken() {
  const salt = `${randomBytes(12).toString('hex')}?expires=${Math.floor(Date.now() / 1_000) + 900}&`;
  const challenge = createHash('sha256').update(`${salt}7`).digest('hex');
  const signature = createHmac('sha256', captchaKey).update(challenge).digest('hex');
  const token = { algorithm: 'SHA-256', challenge, number: 7, salt, signature };
  return Buffer.from(JSON.stringify(token)).toString('base64');
}
