import { randomBytes } from 'node:crypto';
import { sealSecret } from './sealSecret.ts';

const SECRET_BYTES = 32;

/** Creates a secret in the format of Standard Webhooks. */
export const createWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Encrypts the secret of a webhook for the database. */
export const sealWebhookSecret = (secret: string, platformSecret: string, id: string): string =>
  sealSecret(secret, platformSecret, { purpose: 'webhook', id });
