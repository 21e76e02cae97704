import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import type { Config, S3Config } from '../config/config.ts';
import { createLazy } from '../process/lazy.ts';
import { openPrivateFolder } from './openPrivateFolder.ts';

/** How a link opens its file. */
export interface LinkOptions {
  /** Headers of the answer. */
  disposition: string;
  type: string;
  seconds: number;
}

/** The store of uploaded files. The platform creates the keys, never a person. */
export interface FileStore {
  /** Stores a whole file, replacing one under the same key. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Stores a file of the disk without holding it in memory; the file may then be removed, and never be changed. */
  putFile(key: string, path: string, type: string): Promise<void>;
  /** Opens a file for reading; null for an unknown key. */
  open(key: string): Promise<Readable | null>;
  /** Null for an unknown key. */
  read(key: string): Promise<Buffer | null>;
  /** Signs a link that opens a file at its service for some time; null where the platform serves files itself. */
  sign(key: string, how: LinkOptions): Promise<string | null>;
  /** Removes a file; an unknown key is no error. */
  remove(key: string): Promise<void>;
}

/** Time-outs of a file service, in ms (T33). */
const CONNECT_MS = 1_500;
const ANSWER_MS = 5_000;

/** Error codes of a missing file, of a disk and of file services. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'NoSuchKey', 'NotFound']);

/** Error codes of file systems that cannot link, or not to each other. */
const LINKLESS = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS']);

/** Creates the store: a bucket where one is set, else the data folder. */
export function createFileStore({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>): FileStore {
  if (s3) return storeOn(() => createS3Driver(s3), s3.hasOwnLinks);
  const folder = openPrivateFolder(join(dataFolder, 'files'));
  const store = storeOn(() => createDiskDriver(folder), false);
  return { ...store, putFile: (key, path, type) => linkOrPut(store, { key, path, type, folder }) };
}

/** Gives a file of the disk a second name in place of a second copy, where both are on one file system, for good. */
async function linkOrPut(
  store: FileStore,
  { key, path, type, folder }: { key: string; path: string; type: string; folder: string },
): Promise<void> {
  const target = join(folder, key);
  // What an earlier try left may be half a copy.
  await store.remove(key);
  await mkdir(dirname(target), { recursive: true });
  try {
    await link(path, target);
  } catch (error) {
    if (!LINKLESS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await store.putFile(key, path, type);
  }
  // What a receipt stands for outlives a power cut: the bytes, and the name they are found by.
  await sync(target);
  if (process.platform !== 'win32') await sync(dirname(target));
}

async function sync(path: string): Promise<void> {
  await using file = await open(path);
  await file.sync();
}

/** @param createDriver called at the first use of the store (decision 195). */
function storeOn(createDriver: () => Promise<DriverContract>, hasOwnLinks: boolean): FileStore {
  const { get: getDisk } = createLazy(() => openDisk(createDriver));
  return {
    async put(key, bytes, contentType) {
      await (await getDisk()).put(key, bytes, { contentType });
    },
    async putFile(key, path, contentType) {
      const { size: contentLength } = await stat(path);
      const disk = await getDisk();
      await disk.putStream(key, createReadStream(path), { contentType, contentLength });
    },
    open: (key) =>
      getDisk()
        .then((disk) => disk.getStream(key))
        .then(opened, nullIfMissing),
    async read(key) {
      const disk = await getDisk();
      try {
        return await buffer(await disk.getStream(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async sign(key, { disposition: contentDisposition, type: contentType, seconds: expiresIn }) {
      if (!hasOwnLinks) return null;
      return (await getDisk()).getSignedUrl(key, {
        contentDisposition,
        contentType,
        expiresIn: `${expiresIn}s`,
      });
    },
    async remove(key) {
      await (await getDisk()).delete(key);
    },
  };
}

/** Waits until a stream has something to read: a missing file of the disk is known no sooner. */
async function opened(stream: Readable): Promise<Readable | null> {
  try {
    await once(stream, 'readable');
    return stream;
  } catch (error) {
    return nullIfMissing(error);
  }
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

async function openDisk(createDriver: () => Promise<DriverContract>): Promise<Disk> {
  const [{ Disk }, driver] = await Promise.all([import('flydrive'), createDriver()]);
  return new Disk(driver);
}

async function createDiskDriver(location: string): Promise<DriverContract> {
  const { FSDriver } = await import('flydrive/drivers/fs');
  return new FSDriver({ location, visibility: 'private' });
}

/** Loaded on demand: the client of a file service is large. */
async function createS3Driver(config: S3Config): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket: config.bucket,
    region: config.region,
    credentials: { accessKeyId: config.key, secretAccessKey: config.secret },
    // Only the platform serves files: nothing in the bucket is public.
    visibility: 'private',
    supportsACL: false,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // Many other services do not support Amazon's checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.endpoint && { endpoint: config.endpoint, forcePathStyle: true }),
  });
}

/** flydrive wraps the driver's error. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, cause } = error as Error & { code?: unknown };
  return MISSING.has(name) || (typeof code === 'string' && MISSING.has(code)) || isMissing(cause);
}
