import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBackupScene, startVisitors, type BackupScene } from '../../../../tests/support/backupScene.ts';
import { counted } from '../../../../tests/support/counted.ts';

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 });

/** Submissions a second, and rows that are there before. */
const PER_SECOND = Number(process.env['INLAY_BACKUP_PER_SECOND'] ?? 20);
const ROWS = Number(process.env['INLAY_BACKUP_ROWS'] ?? 2_000);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
async function hashAll(folder: string): Promise<string> {
  const sum = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  for (const path of paths.sort()) sum.update(path).update(await readFile(path));
  return sum.digest('hex');
}

/** What the test changes of a manifest. */
interface Manifest {
  migrations: string[];
  database: { bytes: number };
  tables: { table: string; sum: string }[];
}

/** Rows as of a long life of the form. */
const seed = ({ query, form }: BackupScene) =>
  query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), id, account_id, current_revision_id, jsonb_build_object('name', 'row ' || n),
       date_trunc('milliseconds', now()), gen_random_uuid(), '', gen_random_uuid()::text
     from forms cross join generate_series(1, $2::int) n where id = $1`,
    [form.id, ROWS],
  );

describe('a platform that runs', () => {
  let scene: BackupScene;
  beforeAll(async () => {
    scene = await startBackupScene();
  });
  afterAll(() => scene.stop());

  test('BACKUP-001 BACKUP-004 BACKUP-006 BACKUP-008 a backup under submissions restores to a second, and erased stays erased', async () => {
    const { data, store, folder, query, run, form } = scene;
    await seed(scene);
    await mkdir(join(data, 'files', 'uploads'), { recursive: true });
    const file = Buffer.alloc(20_000_000, 'a file of a visitor ');
    await writeFile(join(data, 'files', 'uploads', 'one'), file);
    const visitors = startVisitors(scene, PER_SECOND);
    const began = Date.now();
    const made = await run('backup', '--json');
    expect(made).toMatchObject({ code: 0 });
    const duringMs = Date.now() - began;
    expect(made.peakMb).toBeLessThan(300);
    const duringBackup = visitors.sent.filter(({ storedAt }) => storedAt >= began).length;

    // A file and submissions of after the backup, and the moment that is asked for.
    await writeFile(join(data, 'files', 'uploads', 'two'), 'a later file');
    const before = visitors.sent.length;
    await vi.waitFor(() => expect(visitors.sent.length).toBeGreaterThan(before + PER_SECOND), {
      timeout: 60_000,
    });
    const at = new Date(Math.ceil(Date.now() / 1_000) * 1_000);
    await vi.waitFor(() => expect(visitors.sent.at(-1)?.sentAt).toBeGreaterThan(at.getTime() + 500), {
      timeout: 60_000,
    });

    // After the moment, a submission of before is erased for good.
    const [erased] = visitors.sent;
    await query('delete from form_submissions where id = $1', [erased?.id]);

    // A backup that is killed is none, and the next goes on.
    const killed = scene.start('backup');
    await vi.waitFor(async () => expect((await readdir(join(store, 'backups'))).length).toBe(2), {
      timeout: 60_000,
    });
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(await run('backup', '--changes')).toMatchObject({ code: 0 });
    await visitors.stop();
    expect(visitors.refused()).toBe(0);

    const to = join(folder, 'restored');
    const from = Date.now();
    const restored = await run('restore', '--to', to, '--at', at.toISOString());
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.output).not.toContain('DIFFERS');
    expect(restored.output).toContain('Erased again: 1 rows.');
    const minutes = (Date.now() - from) / 60_000;

    const rows = await query<{ id: string; name: string }>(
      `select id, submission_data ->> 'name' as name from form_submissions where form_id = $1`,
      [form.id],
      to,
    );
    const there = new Set(rows.map(({ id }) => id));
    const due = visitors.sent.filter(({ id, storedAt }) => storedAt <= at.getTime() && id !== erased?.id);
    const late = visitors.sent.filter(({ sentAt }) => sentAt > at.getTime());
    expect(due.filter(({ id }) => !there.has(id))).toEqual([]);
    expect(late.filter(({ id }) => there.has(id))).toEqual([]);
    expect(late.length).toBeGreaterThan(0);
    expect(there.has(erased?.id ?? '')).toBe(false);
    expect(rows.filter(({ name }) => name.startsWith('row '))).toHaveLength(ROWS);
    const [counters] = await query<{ submissions: number }>(
      `select coalesce(sum(submissions), 0)::int as submissions from form_stats_days where form_id = $1`,
      [form.id],
      to,
    );
    expect(counters?.submissions).toBe(rows.length);
    expect(sha256(await readFile(join(to, 'files', 'uploads', 'one')))).toBe(sha256(file));
    expect(await readFile(join(to, 'files', 'uploads', 'two'), 'utf8')).toBe('a later file');
    expect(await readFile(join(to, 'secret'), 'utf8')).toContain(
      (await readFile(join(data, 'secret'), 'utf8')).trim(),
    );

    const verified = await run('restore', '--verify');
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.output).toContain('Verified');
    expect((await readdir(folder)).sort()).toEqual(['data', 'restored', 'store']);
    const speed = Math.round((duringBackup / duringMs) * 1_000);
    counted({
      what: 'backedUp',
      count: duringBackup,
      // Nine tenths of what visitors send.
      of: Math.floor((0.9 * PER_SECOND * duringMs) / 1_000),
      more: `${speed} a second of ${PER_SECOND}, ${Math.round(duringMs / 1_000)} s, ${made.peakMb} MB`,
    });
    counted({
      what: 'restored',
      count: rows.length,
      of: ROWS + due.length,
      more: `to ${at.toISOString()} in ${minutes.toFixed(1)} min`,
    });
    const compared = verified.output.split('\n').filter((line) => / (equal|DIFFERS)$/.test(line));
    const isEqual = (line: string) => line.endsWith('equal');
    counted({ what: 'compared', count: compared.filter(isEqual).length, of: compared.length });
    counted({ what: 'erased', count: there.has(erased?.id ?? '') ? 0 : 1, of: 1 });
  });

  test('BACKUP-010 the migrations of a version are rehearsed on a copy, which is removed', async () => {
    const rehearsed = await scene.run('upgrade', '--rehearse');
    expect(rehearsed).toMatchObject({ code: 0 });
    expect(rehearsed.output).toMatch(/Rehearsed: 0 migrations in [\d.]+ s/);
    expect(await readdir(scene.folder)).not.toContainEqual(expect.stringContaining('restoring'));
  });

  test('BACKUP-005 what is wrong is refused by name, before anything is touched', async () => {
    const { folder, store, data, run, runWith } = scene;
    const plain = join(folder, 'plain');
    expect(await run('backup', '--to', plain)).toMatchObject({ code: 0 });
    // The log of the schedule's place has no gap by a backup to another one.
    expect(await run('backup', '--changes')).toMatchObject({ code: 0 });
    expect(await run('restore', '--to', join(folder, 'whole'))).toMatchObject({ code: 0 });
    const open = join(folder, 'open');
    const made = await runWith(
      { INLAY_BACKUP_PASSPHRASE: '', INLAY_BACKUP_TO: '' },
      'backup',
      '--to',
      open,
      '--json',
    );
    expect(made).toMatchObject({ code: 0, errors: expect.stringContaining('Not encrypted') });
    const { id, firstSegment } = JSON.parse(made.output) as { id: string; firstSegment: string };
    const target = join(folder, 'target');
    const piece = `backups/${id}/database/00001`;
    /** Restores from a copy of the open store that something was done to. */
    const after = async (harm: (copy: string) => Promise<unknown>, ...typed: string[]) => {
      const copy = join(folder, 'harmed');
      await cp(open, copy, { recursive: true });
      await harm(copy);
      const result = await run('restore', '--from', copy, '--to', target, ...typed);
      await rm(copy, { recursive: true });
      return result;
    };
    const changeManifest = async (copy: string, change: (manifest: Manifest) => void) => {
      const path = join(copy, 'backups', id, 'manifest');
      const manifest = JSON.parse(zstdDecompressSync(await readFile(path)).toString()) as Manifest;
      change(manifest);
      await writeFile(path, zstdCompressSync(JSON.stringify(manifest)));
    };
    const changeByte = async (path: string) => {
      const bytes = await readFile(path);
      bytes[bytes.length >> 1]! ^= 1;
      await writeFile(path, bytes);
    };
    const faults: [
      string,
      Promise<{ code: number; errors: string }> | (() => Promise<{ code: number; errors: string }>),
    ][] = [
      [
        'key_wrong',
        () => runWith({ INLAY_BACKUP_PASSPHRASE: 'another passphrase' }, 'restore', '--to', target),
      ],
      ['key_missing', () => runWith({ INLAY_BACKUP_PASSPHRASE: '' }, 'restore', '--to', target)],
      ['key_wrong', () => runWith({ INLAY_BACKUP_PASSPHRASE: 'another passphrase' }, 'backup')],
      ['archive_cut', () => after((copy) => rm(join(copy, piece)))],
      ['archive_cut', () => after((copy) => truncate(join(copy, piece), 100))],
      ['archive_changed', () => after((copy) => changeByte(join(copy, piece)))],
      ['archive_cut', () => after((copy) => rm(join(copy, 'wal', firstSegment)))],
      ['archive_changed', () => after((copy) => changeByte(join(copy, 'wal', firstSegment)))],
      ['archive_changed', () => after((copy) => writeFile(join(copy, 'repository.json'), '{'))],
      ['other_version', () => after((copy) => writeFile(join(copy, 'repository.json'), '{"format":2}'))],
      [
        'other_version',
        () =>
          after(async (copy) => {
            const path = join(copy, 'backups', id, 'summary.json');
            await writeFile(
              path,
              (await readFile(path, 'utf8')).replace(/"postgres":"\d+/, '"postgres":"17'),
            );
          }),
      ],
      [
        'other_version',
        () => after((copy) => changeManifest(copy, (one) => one.migrations.push('Migration2099_later'))),
      ],
      ['disk_full', () => after((copy) => changeManifest(copy, (one) => (one.database.bytes = 1e15)))],
      [
        'differs',
        () =>
          after((copy) =>
            changeManifest(copy, ({ tables }) => {
              for (const one of tables) if (one.table.includes('"forms"')) one.sum = '1';
            }),
          ),
      ],
      ['time_outside', () => after(async () => undefined, '--at', '2020-01-01T00:00:00Z')],
      ['time_outside', () => after(async () => undefined, '--at', '2199-01-01T00:00:00Z')],
      ['nothing_there', () => run('restore', '--from', join(folder, 'nowhere'), '--to', target)],
      ['taken', () => run('restore', '--to', data)],
      ['running', () => run('restore', '--to', data, '--replace')],
    ];
    const storeBefore = await hashAll(store);
    const named: string[] = [];
    for (const [name, attempt] of faults) {
      const { code, errors } = await (typeof attempt === 'function' ? attempt() : attempt);
      expect([name, code, errors]).toEqual([name, 1, expect.stringContaining(`[${name}]`)]);
      named.push(name);
      const beside = (await readdir(folder)).filter(
        (entry) => entry.startsWith('target') || entry.includes('restoring'),
      );
      expect([name, beside]).toEqual([name, []]);
    }
    expect(await hashAll(store)).toBe(storeBefore);
    expect((await fetch(`${scene.url}/readyz`)).status).toBe(200);
    counted({ what: 'faults', count: named.length, of: faults.length });
  });

  test('BACKUP-007 a folder that is there is replaced when asked, and kept beside', async () => {
    const { folder, data, run, runWith, query, form } = scene;
    const to = join(folder, 'old');
    await mkdir(to);
    await writeFile(join(to, 'something'), 'of before');
    expect(await run('restore', '--to', to)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('[taken]'),
    });
    const restored = await run('restore', '--to', to, '--replace');
    expect(restored).toMatchObject({ code: 0 });
    // On a new machine the command itself makes a secret in the data folder before it is restored.
    const fresh = join(folder, 'fresh');
    const first = await runWith({ INLAY_DATA_FOLDER: fresh }, 'restore', '--to', fresh);
    expect(first).toMatchObject({ code: 0 });
    const secrets = [data, fresh].map(async (at) => (await readFile(join(at, 'secret'), 'utf8')).trim());
    expect(new Set(await Promise.all(secrets)).size).toBe(1);
    const kept = (await readdir(folder)).find((name) => name.startsWith('old.before-'));
    expect(await readFile(join(folder, kept ?? '', 'something'), 'utf8')).toBe('of before');
    expect(await stat(join(to, 'something')).catch(() => null)).toBe(null);
    const [row] = await query<{ count: number }>(
      'select count(*)::int as count from form_submissions where form_id = $1',
      [form.id],
      to,
    );
    expect(row?.count).toBeGreaterThanOrEqual(ROWS);
  });
});
