import { resolve } from 'node:path';
import type { BackupBucket } from '../config/parseBackup.ts';
import { BackupError } from './backupError.ts';
import type { BackupStore } from './backupStore.ts';
import { createBucketStore } from './bucketStore.ts';
import { createFolderStore } from './folderStore.ts';

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?(.*?)\/?$/;

/** Opens the store at an address. @throws {BackupError} for a bucket without keys. */
export function openBackupStore(to: string, bucket: BackupBucket | null): BackupStore {
  const [, name, prefix = ''] = BUCKET.exec(to) ?? [];
  if (!name) return createFolderStore(resolve(to));
  if (!bucket)
    throw new BackupError(
      'key_missing',
      `${to} needs INLAY_BACKUP_S3_KEY and INLAY_BACKUP_S3_SECRET, or INLAY_S3_KEY and INLAY_S3_SECRET.`,
    );
  return createBucketStore(name, prefix, bucket);
}
