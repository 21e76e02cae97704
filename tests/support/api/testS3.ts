import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../../../api/src/platform/config/config.ts';

/** A file service within this process that checks signatures. */
export interface TestS3 {
  config: S3Config;
  stop(): Promise<void>;
}

/** Starts it with one empty bucket on a free port. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'inlay-s3-'));
  const bucket = 'inlay-files';
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await service.run();
  return {
    config: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      // The one pair it knows.
      key: 'S3RVER',
      secret: 'S3RVER',
      hasOwnLinks: false,
    },
    async stop() {
      await service.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
