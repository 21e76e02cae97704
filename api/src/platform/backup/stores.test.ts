import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3, type TestS3 } from '../../../../tests/support/api/testS3.ts';
import type { BackupStore } from './backupStore.ts';
import { openBackupStore } from './openBackupStore.ts';
import { PIECE_BYTES, readPieces, writePieces } from './pieces.ts';
import { openSeal, openUnseal } from './seal.ts';
import { storeFiles, type FileIndex } from './storedFiles.ts';
import { extractTar, writeTar, type TarEntry } from './tar.ts';

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inlay-stores-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const SIGNAL = new AbortController().signal;
const open = (kind: string, name: string): BackupStore =>
  openBackupStore(
    kind === 'folder' ? join(folder, name) : `s3://${s3.config.bucket}/backups/${name}`,
    s3.config,
  );
const keysOf = async (store: BackupStore, below: string) => {
  const found: string[] = [];
  for await (const { key, size } of store.list(below)) found.push(`${key} ${size}`);
  return found.sort();
};
const NO_KEYS = { recipient: null, passphrase: null };

describe.each(['folder', 'bucket'])('BACKUP-001 a store that is a %s', (kind) => {
  test('keeps, lists and removes objects', async () => {
    const store = open(kind, 'plain');
    expect(await store.read('a/1')).toBe(null);
    for (const key of ['a/1', 'a/b/2', 'c']) await store.put(key, Buffer.from(key));
    await store.put('a/1', Buffer.from('again'));
    expect((await store.read('a/1'))?.toString()).toBe('again');
    expect(await keysOf(store, 'a')).toEqual(['a/1 5', 'a/b/2 5']);
    await store.remove('a/1');
    await store.remove('a/1');
    expect(await keysOf(store, 'a')).toEqual(['a/b/2 5']);
  });

  test('holds a long stream in encrypted pieces, which only its key opens', async () => {
    const store = open(kind, 'sealed');
    const keys = { recipient: null, passphrase: 'a long passphrase' };
    const seal = await openSeal(store, keys);
    const bytes = Buffer.concat([randomBytes(PIECE_BYTES), Buffer.alloc(1_000, 'visitor')]);
    async function* stream() {
      for (let from = 0; from < bytes.length; from += 1_000_003) yield bytes.subarray(from, from + 1_000_003);
    }
    const written = await writePieces({ store, seal, bytesPerSecond: null, signal: SIGNAL }, 'x', stream());
    expect([written.pieces.length, written.bytes]).toEqual([2, bytes.length]);
    expect((await store.read('x/00001'))?.includes('visitor')).toBe(false);
    const unseal = await openUnseal(store, { passphrase: keys.passphrase, identity: null });
    const read: Buffer[] = [];
    for await (const piece of readPieces(store, unseal, written.pieces)) read.push(piece);
    expect(Buffer.concat(read).equals(bytes)).toBe(true);
    await expect(openUnseal(store, { passphrase: 'another one', identity: null })).rejects.toThrow(
      '[key_wrong]',
    );
    await expect(openSeal(store, { recipient: null, passphrase: 'another one' })).rejects.toThrow(
      '[key_wrong]',
    );
    await expect(openSeal(store, NO_KEYS)).rejects.toThrow('[key_missing]');
  });

  test('is written with a recipient alone, and read with its identity', async () => {
    const store = open(kind, 'recipient');
    const identity = await generateX25519Identity();
    const seal = await openSeal(store, { recipient: await identityToRecipient(identity), passphrase: null });
    const closed = await seal.close(Buffer.from('an answer'));
    const unseal = await openUnseal(store, { passphrase: null, identity });
    expect(Buffer.from(await unseal.open(closed)).toString()).toBe('an answer');
    await expect(
      openUnseal(store, { passphrase: null, identity: await generateX25519Identity() }),
    ).rejects.toThrow('[key_wrong]');
    await expect(openUnseal(store, { passphrase: 'whatever', identity: null })).rejects.toThrow(
      '[key_missing]',
    );
  });
});

test('BACKUP-005 a bucket without keys is refused by name', () => {
  expect(() => openBackupStore('s3://bucket/prefix', null)).toThrow('[key_missing]');
});

test('BACKUP-001 files of the data folder and of the bucket are stored once, and again when they change', async () => {
  const dataFolder = await mkdtemp(join(folder, 'data-'));
  // In the same bucket: a backup does not back itself up.
  const store = open('bucket', 'files');
  await store.put('backups/earlier', Buffer.from('x'));
  const writer = { store, seal: await openSeal(store, NO_KEYS), bytesPerSecond: null, signal: SIGNAL };
  const bucket = openBackupStore(`s3://${s3.config.bucket}`, s3.config);
  await bucket.put('uploads/in-bucket', Buffer.from('in the bucket'));
  const index: FileIndex = new Map();
  const config = { dataFolder, s3: s3.config };
  const names = async () => (await storeFiles(config, index, writer)).map(({ name }) => name).sort();
  // Of the other tests.
  const mine = (list: string[]) =>
    list.filter((name) => !/^bucket\/backups\/(plain|sealed|recipient)\//.test(name));
  expect(mine(await names())).toEqual(['bucket/uploads/in-bucket']);
  await rm(join(dataFolder, 'spool'), { force: true, recursive: true });
  expect(mine(await names())).toEqual([]);
  await bucket.put('uploads/in-bucket', Buffer.from('changed in the bucket'));
  expect(mine(await names())).toEqual(['bucket/uploads/in-bucket']);
  await bucket.remove('uploads/in-bucket');
  await names();
  expect(index.has('bucket/uploads/in-bucket')).toBe(false);
});

test('an archive is unpacked as it was; one that is cut, or leads out of its folder, is refused', async () => {
  const [from, to] = [await mkdtemp(join(folder, 'from-')), await mkdtemp(join(folder, 'to-'))];
  const content = randomBytes(70_001);
  await writeFile(join(from, 'file'), content);
  const pack = async (...entries: TarEntry[]) => {
    const chunks: Uint8Array[] = [];
    async function* listed() {
      yield* entries;
    }
    for await (const chunk of writeTar(listed())) chunks.push(chunk);
    return Buffer.concat(chunks);
  };
  async function* inPieces(bytes: Buffer) {
    for (let at = 0; at < bytes.length; at += 777) yield bytes.subarray(at, at + 777);
  }
  const archive = await pack(
    { name: 'empty', kind: 'folder' },
    { name: 'base/file', kind: 'file', path: join(from, 'file'), size: content.length },
    { name: 'nothing', kind: 'text', text: '' },
    // It was longer when it was looked at, or is gone.
    { name: 'gone', kind: 'file', path: join(from, 'gone'), size: 600 },
  );
  await extractTar(inPieces(archive), to);
  expect((await readdir(to)).sort()).toEqual(['base', 'empty', 'gone', 'nothing']);
  expect((await readFile(join(to, 'base', 'file'))).equals(content)).toBe(true);
  expect(await readFile(join(to, 'gone'))).toEqual(Buffer.alloc(600));
  await expect(extractTar(inPieces(archive.subarray(0, 40_000)), to)).rejects.toThrow('[archive_cut]');
  const hostile = await pack({ name: '../outside', kind: 'text', text: 'x' });
  await expect(extractTar(inPieces(hostile), to)).rejects.toThrow('[archive_changed]');
});
