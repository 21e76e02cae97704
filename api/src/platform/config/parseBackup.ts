import type { Environment } from './environment.ts';

/** How many backups rotation leaves: the newest of each of so many days, weeks and months. */
export interface BackupsKept {
  days: number;
  weeks: number;
  months: number;
}

/** How a bucket of backups is reached. */
export interface BackupBucket {
  /** Null = Amazon's own. */
  endpoint: string | null;
  region: string;
  key: string;
  secret: string;
}

/** Where backups go, who can read them, and when they are made. */
export interface BackupConfig {
  /** A folder's path, or `s3://bucket/prefix`; null = there is no schedule. */
  to: string | null;
  /** The age recipient (`age1…`) that they are encrypted for. */
  recipient: string | null;
  /** A passphrase in its place. */
  passphrase: string | null;
  /** What reads those of a recipient. */
  identity: string | null;
  /** Null = there are no keys for a bucket. */
  bucket: BackupBucket | null;
  /** Time of day in UTC, in minutes after midnight. */
  minute: number;
  keep: BackupsKept;
}

/** The region of self-hosted file services. */
const DEFAULT_REGION = 'us-east-1';

/** Returns the settings of backups; the keys of a bucket are those of the uploads' where none are given. */
export function parseBackup(values: Environment): BackupConfig {
  const [hour = 0, minute = 0] = values.INLAY_BACKUP_AT.split(':').map(Number);
  const [days = 0, weeks = 0, months = 0] = values.INLAY_BACKUP_KEEP.split(',').map(Number);
  return {
    // Another PostgreSQL has tools of its own.
    to: values.DATABASE_URL ? null : (values.INLAY_BACKUP_TO ?? null),
    recipient: values.INLAY_BACKUP_RECIPIENT ?? null,
    passphrase: values.INLAY_BACKUP_PASSPHRASE ?? null,
    identity: values.INLAY_BACKUP_IDENTITY ?? null,
    bucket: parseBucket(values),
    minute: hour * 60 + minute,
    keep: { days, weeks, months },
  };
}

function parseBucket(values: Environment): BackupBucket | null {
  const key = values.INLAY_BACKUP_S3_KEY ?? values.INLAY_S3_KEY;
  const secret = values.INLAY_BACKUP_S3_SECRET ?? values.INLAY_S3_SECRET;
  if (!key || !secret) return null;
  return {
    endpoint: values.INLAY_BACKUP_S3_ENDPOINT ?? values.INLAY_S3_ENDPOINT ?? null,
    region: values.INLAY_BACKUP_S3_REGION ?? values.INLAY_S3_REGION ?? DEFAULT_REGION,
    key,
    secret,
  };
}
