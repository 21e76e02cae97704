import type { S3Client } from '@aws-sdk/client-s3';
import { createLazy } from '../process/lazy.ts';
import type { BackupBucket } from '../config/parseBackup.ts';
import type { BackupStore } from './backupStore.ts';

/** Time-outs of the file service, in ms: an object has at most a piece of a backup. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 120_000;

/** A bucket that backups lie in, below a prefix. */
export function createBucketStore(bucket: string, prefix: string, how: BackupBucket): BackupStore {
  const { get: getService } = createLazy(() => connect(how));
  const keyOf = (key: string) => (prefix ? `${prefix}/${key}` : key);
  return {
    name: `s3://${bucket}/${prefix}`,
    async put(key, bytes) {
      const { client, PutObjectCommand } = await getService();
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: keyOf(key), Body: bytes }));
    },
    async read(key) {
      const { client, GetObjectCommand } = await getService();
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(key) }));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      } catch (error) {
        if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return null;
        throw error;
      }
    },
    async *list(below) {
      const { client, ListObjectsV2Command } = await getService();
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: keyOf(below && `${below}/`),
            ContinuationToken: next,
          }),
        );
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (!Key) continue;
          const key = prefix ? Key.slice(prefix.length + 1) : Key;
          yield { key, size: Size ?? 0, at: LastModified ?? new Date() };
        }
        next = page.NextContinuationToken;
      } while (next);
    },
    async remove(key) {
      const { client, DeleteObjectCommand } = await getService();
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(key) }));
    },
  };
}

/** Loaded on demand: the client of a file service is large. */
async function connect({ endpoint, region, key, secret }: BackupBucket) {
  const service = await import('@aws-sdk/client-s3');
  const client: S3Client = new service.S3Client({
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // Many other services do not support Amazon's checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return { ...service, client };
}
