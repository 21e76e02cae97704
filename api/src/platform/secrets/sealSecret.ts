import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Purpose and holder of a sealed secret; it opens for no other. */
export interface SealedFor {
  purpose:
    | 'totp'
    | 'webhook'
    | 'sender'
    | 'mail-server'
    | 'model'
    | 'sign-in-provider'
    | 'sign-on'
    | 'sign-on-session'
    | 'form-sign-in'
    | 'stop-mails'
    | 'confirm-mails'
    | 'stop-weekly-report'
    | 'stop-client-weekly'
    | 'stop-exports'
    | 'stop-invitations'
    | 'exported-file'
    | 'shared-results'
    | 'staff-page'
    | 'idempotent-answer'
    | 'unfinished'
    | 'erasure'
    | 'oauth'
    | 'signing-key';
  /** Id of the account, the webhook, the key or the answers in progress, or the address of the mail server; empty where the secret contains it. */
  id: string;
}

/** Encrypts a secret for the database: AES-256-GCM, with a separate key for each purpose. */
export function sealSecret(secret: string, platformSecret: string, { purpose, id }: SealedFor): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealKey(platformSecret, purpose), iv).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws when it was sealed with another platform secret, for another purpose or for another owner. */
export function openSecret(sealed: string, platformSecret: string, { purpose, id }: SealedFor): string {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', sealKey(platformSecret, purpose), iv)
    .setAAD(Buffer.from(id))
    .setAuthTag(tag);
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

const sealKey = (platformSecret: string, purpose: SealedFor['purpose']): Buffer =>
  Buffer.from(hkdfSync('sha256', platformSecret, '', `inlay ${purpose} secrets`, 32));
