import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { DEFINITION_VERSION } from '@inlay/sdk/model';
import { useDoctor } from '../../../../tests/support/api/doctorScene.ts';
import { createEmptyDatabase } from '../../../../tests/support/postgres/testDatabase.ts';
import { startPair } from '../../../../tests/support/postgres/startPair.ts';
import { presentSpace } from './doctor/checkFolders.ts';
import { checkNode } from './doctor/checkNode.ts';

const scene = useDoctor();
const { examine, run } = scene;

test('each finding is a line: how it stands, what it is, what to do; a last line counts them', async () => {
  const { findings } = await examine();
  const { code, output } = await run({}, []);
  const lines = output.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(lines.slice(0, -2).map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual(
    findings.map(({ state, name }) => [state, name]),
  );
  const count = (wanted: string) => findings.filter(({ state }) => state === wanted).length;
  expect(lines.at(-1)).toBe(
    `${count('ok')} ok, ${count('attention')} attention, ${count('problem')} problem`,
  );
  expect(output).not.toContain('\u001b');
});

test('every wrong variable is a problem of its own, and nothing else is guessed', async () => {
  const { named, findings } = await examine({ PORT: 'x', INLAY_CAPTCHA_PROVIDER: 'none' });
  expect(named('Configuration').map(([state, text]) => [state, text.split(':')[0]])).toEqual([
    ['problem', 'PORT'],
    ['problem', 'INLAY_CAPTCHA_PROVIDER'],
  ]);
  expect(findings).toHaveLength(3);
});

describe('the database', () => {
  test('E3 settings that forget what was acknowledged are problems, each by its name', async () => {
    // The server of the tests runs without them, for speed.
    const { named } = await examine();
    expect(named('Durability').map(([state, text]) => [state, text.split(' ')[0]])).toEqual([
      ['problem', 'fsync'],
      ['problem', 'synchronous_commit'],
      ['problem', 'full_page_writes'],
    ]);
  });

  test('what is well is said to be well', async () => {
    const { named } = await examine();
    expect(named('Database')[0]?.[1]).toMatch(/^PostgreSQL \d+\.\d+, at 127\.0\.0\.1:\d+\/test_\w+\.$/);
    expect(named('Programs')).toEqual([['ok', 'start.']]);
    for (const name of ['Database', 'Extensions', 'Database role', 'Time-outs', 'Clocks', 'Migrations']) {
      expect([name, named(name)[0]?.[0]]).toEqual([name, 'ok']);
    }
  });

  test('E15 a cluster is examined: its hosts, whether a fail-over may lose submissions, its read replica', async () => {
    const pair = await startPair();
    const { port } = new URL(pair.standbyUrl);
    try {
      const changes = { DATABASE_URL: pair.severalHosts, DATABASE_READ_URL: pair.standbyUrl };
      const { named } = await examine(changes);
      expect(named('Database hosts')).toEqual([
        ['ok', expect.stringMatching(new RegExp(`^127.0.0.1:${port} standby, 127.0.0.1:\\d+ primary.$`))],
      ]);
      expect(named('Replication')).toEqual([
        ['attention', expect.stringContaining('asynchronous, 1 standby: a fail-over may lose')],
      ]);
      expect(named('Read replica')).toEqual([['ok', expect.stringContaining('it follows')]]);
      await pair.loseStandby();
      const alone = (await examine(changes)).named;
      expect(alone('Database hosts')).toEqual([
        ['attention', expect.stringContaining(`${port} cannot be reached (connect ECONNREFUSED`)],
      ]);
      expect(alone('Replication')).toEqual([['ok', expect.stringContaining('no standby')]]);
      expect(alone('Read replica')).toEqual([['attention', expect.stringContaining('cannot be reached')]]);
    } finally {
      await pair.database.drop();
    }
  }, 60_000);

  test('forms saved by a newer release are a problem, by their number', async () => {
    const id = '00000000-0000-7000-8000-000000000001';
    await scene.database.query(
      `with account as (insert into accounts (id, created_at) values ($1, now()) returning id)
       insert into forms (id, account_id, title, current_revision_id, created_at, updated_at)
       select $1, id, 'T', $1, now(), now() from account`,
      [id],
    );
    await scene.database.query(
      `insert into form_revisions (id, form_id, account_id, number, definition, field_count, created_at)
       values ($1, $1, $1, 1, $2, 0, now())`,
      [id, { version: DEFINITION_VERSION + 1 }],
    );
    expect((await examine()).named('Forms')).toEqual([['problem', expect.stringContaining('read here: 1.')]]);
    await scene.database.query('delete from accounts where id = $1', [id]);
    expect((await examine()).named('Forms')).toEqual([['ok', 'every saved version can be read.']]);
  });

  test('a superuser is a problem: row-level security does not bind it', async () => {
    const { pathname } = new URL(scene.database.connectionString);
    const admin = Object.assign(new URL(inject('adminConnectionString')), { pathname });
    expect((await examine({ DATABASE_URL: admin.href })).named('Database role')).toEqual([
      ['problem', expect.stringContaining('is a superuser')],
    ]);
  });

  test('T33 time-outs that the database does not keep are named', async () => {
    const url = `${scene.database.connectionString}?statement_timeout=60000`;
    expect((await examine({ DATABASE_URL: url })).named('Time-outs')).toEqual([
      ['attention', expect.stringContaining('statement_timeout is 60000 ms instead of 2000')],
    ]);
  });

  test.each([3_000, -3_000])('E10 clocks that differ by %d ms need attention', async (skewMs) => {
    const { named } = await examine({}, () => Date.now() + skewMs);
    expect(named('Clocks')).toEqual([['attention', expect.stringMatching(/differ by [23]\.\d s/)]]);
  });

  test('an empty one has pending migrations, and nothing is looked for in it', async () => {
    const empty = await createEmptyDatabase();
    const { named, findings } = await examine({ DATABASE_URL: empty.connectionString });
    const tables = await empty.query(`select 1 from pg_tables where schemaname = 'public'`);
    await empty.drop();
    expect(named('Migrations')).toEqual([['attention', expect.stringContaining('migrations run')]]);
    expect(findings.filter(({ text }) => text.includes('could not be checked'))).toEqual([]);
    expect(tables).toEqual([]);
  });

  test.each([
    [0, 'ok', 'all of them were right'],
    [2, 'attention', '2 were wrong and are mended'],
  ])('of the nightly check of counters it tells that %i were wrong', async (differences, state, text) => {
    await scene.database.query(
      `insert into platform_settings (key, value, updated_at) values ('counters_last_check', $1, now())
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ at: '2026-11-21T04:27:00.000Z', differences })],
    );
    expect((await examine()).named('Counters')).toEqual([[state, expect.stringContaining(text)]]);
  });

  test('T37 one that does not answer is one problem, told without its password', async () => {
    const { named, output } = await examine({
      DATABASE_URL: 'postgres://inlay:Hunter-2@127.0.0.1:1/inlay',
      INLAY_SMTP_URL: 'smtp://inlay:Hunter-2@127.0.0.1:1',
    });
    expect(named('Database')).toEqual([
      ['problem', expect.stringMatching(/^at 127\.0\.0\.1:1\/inlay cannot be reached: .*ECONNREFUSED/)],
    ]);
    expect(named('Mail server')).toEqual([['problem', expect.stringContaining('ECONNREFUSED')]]);
    expect(named('Migrations')).toEqual([]);
    expect(output).not.toContain('Hunter');
  });
});

describe('folders', () => {
  test('the doctor changes nothing: what is not there yet is told, and not made', async () => {
    const missing = join(scene.folder, 'not', 'there');
    const { named } = await examine({ INLAY_DATA_FOLDER: missing, DATABASE_URL: '' });
    expect(named('Data folder')).toEqual([['attention', expect.stringContaining('not there yet')]]);
    expect(named('Database')).toEqual([['attention', expect.stringContaining('npm start')]]);
    await rm(join(scene.folder, 'secret'));
    expect((await examine({ DATABASE_URL: '' })).named('Secret')[0]?.[0]).toBe('attention');
    expect(await readdir(scene.folder)).toEqual([]);
  });

  test('a folder that cannot be written to is a problem', async () => {
    const { named } = await examine({ INLAY_DATA_FOLDER: join(scene.folder, 'secret', 'below-a-file') });
    expect(named('Data folder')).toEqual([['problem', expect.stringContaining('ENOTDIR')]]);
  });

  test('a secret that others may read is a problem, as one that is too short, and is not shown', async () => {
    const file = join(scene.folder, 'secret');
    expect((await examine()).named('Secret')).toEqual([['ok', `${file} is private.`]]);
    await chmod(file, 0o640);
    expect((await examine()).named('Secret')).toEqual([
      ['problem', `${file} has mode 0640, so that others may read it: chmod 600 ${file}`],
    ]);
    await rm(file);
    await writeFile(file, 'Hunter-2', { mode: 0o600 });
    const short = await examine();
    expect(short.named('Secret')).toEqual([['problem', expect.stringContaining('fewer than 32')]]);
    expect(short.output).not.toContain('Hunter');
    const given = await examine({ INLAY_SECRET: 'Hunter-2'.repeat(8) });
    expect(given.named('Secret')).toEqual([['ok', 'is given by INLAY_SECRET.']]);
    expect(given.output).not.toContain('Hunter');
  });

  test('free space runs out in two steps', () => {
    const states = [100, 1_000, 10_000].map((mebibytes) => presentSpace('/srv', mebibytes * 1024 ** 2).state);
    expect(states).toEqual(['problem', 'attention', 'ok']);
  });
});

describe('how people reach it', () => {
  test.each([
    [{}, 'attention', 'ok'],
    [{ INLAY_PUBLIC_URL: 'http://forms.example.com' }, 'attention', 'ok'],
    [{ INLAY_PUBLIC_URL: 'http://forms.example.com', TRUSTED_PROXIES: '1' }, 'attention', 'attention'],
    [{ INLAY_PUBLIC_URL: 'https://forms.example.com' }, 'ok', 'attention'],
    [{ INLAY_PUBLIC_URL: 'https://forms.example.com', TRUSTED_PROXIES: '1' }, 'ok', 'ok'],
  ])('T27 %j: public address %s, proxies %s', async (changes, address, proxies) => {
    const { named } = await examine(changes);
    expect([named('Public address')[0]?.[0], named('Proxies')[0]?.[0]]).toEqual([address, proxies]);
  });

  test('says where files of visitors come from, and what that means (UPLOAD-011, UPLOAD-012)', async () => {
    const said = async (changes: Record<string, string>) =>
      (await examine(changes)).named('Files of visitors');
    const address = { INLAY_PUBLIC_URL: 'https://forms.example.com' };
    expect(await said(address)).toEqual([['ok', expect.stringContaining('platform’s own host')]]);
    expect(await said({ ...address, FILES_ORIGIN: 'https://files.example.com' })).toEqual([
      ['ok', expect.stringContaining('https://files.example.com alone')],
    ]);
    expect(await said({ ...address, FILES_ORIGIN: 'http://files.example.com' })).toEqual([
      ['problem', expect.stringContaining('not encrypted')],
    ]);
    const keys = { INLAY_S3_BUCKET: 'inlay-files', INLAY_S3_KEY: 'key', INLAY_S3_SECRET: 'hunter2' };
    expect(await said({ ...address, ...keys, INLAY_S3_LINKS: 'bucket' })).toEqual([
      ['ok', expect.stringContaining('from the bucket')],
    ]);
  });

  test('a captcha with the service’s test key lets everybody pass, which is a problem', async () => {
    const keys = { INLAY_CAPTCHA_PROVIDER: 'turnstile', INLAY_CAPTCHA_SITE_KEY: 'site' };
    const tested = await examine({ ...keys, INLAY_CAPTCHA_SECRET: '1x0000000000000000000000000000000AA' });
    expect(tested.named('Captcha')).toEqual([['problem', expect.stringContaining('lets everybody pass')]]);
    const own = await examine({ ...keys, INLAY_CAPTCHA_SECRET: 'Hunter-2' });
    expect(own.named('Captcha')).toEqual([['ok', 'turnstile, with keys of your own.']]);
    expect(own.output).not.toContain('Hunter');
  });

  test.each([
    ['24.21.0', 'ok'],
    ['22.9.0', 'attention'],
    ['20.20.2', 'problem'],
  ])('Node %s: %s', (version, state) => {
    expect(checkNode(version).state).toBe(state);
  });
});
