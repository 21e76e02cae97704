import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import type { Config, S3Config } from '../config/config.ts';

/** Where uploaded files lie. Keys are made by the platform, never by a person. */
export interface FileStore {
  /** Stores a whole file; one that is there under this key is replaced. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Removes a file. One that is not there is no error. */
  remove(key: string): Promise<void>;
}

/** How long a file service may take, in milliseconds: nothing waits for ever (T33). */
const CONNECT_MS = 1_500;
const ANSWER_MS = 5_000;

/** How a file that is not there is said: by a disk, and by file services. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'NoSuchKey', 'NotFound']);

/** The data folder, or a bucket where one is set. */
export async function createFileStore({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>) {
  const driver = s3 ? await createS3Driver(s3) : await createDiskDriver(join(dataFolder, 'files'));
  return storeOn(new Disk(driver));
}

function storeOn(disk: Disk): FileStore {
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    async read(key) {
      try {
        return await buffer(await disk.getStream(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => disk.delete(key),
  };
}

async function createDiskDriver(location: string): Promise<DriverContract> {
  const { FSDriver } = await import('flydrive/drivers/fs');
  return new FSDriver({ location, visibility: 'private' });
}

/** Loaded on need: the client of a file service is large. */
async function createS3Driver(config: S3Config): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket: config.bucket,
    region: config.region,
    credentials: { accessKeyId: config.key, secretAccessKey: config.secret },
    // Files go out through the platform alone: nothing in the bucket is public.
    visibility: 'private',
    supportsACL: false,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // Checksums of Amazon's own kind are unknown to many other services.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.endpoint && { endpoint: config.endpoint, forcePathStyle: true }),
  });
}

/** What flydrive throws wraps what the driver threw. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, cause } = error as Error & { code?: unknown };
  return MISSING.has(name) || (typeof code === 'string' && MISSING.has(code)) || isMissing(cause);
}
