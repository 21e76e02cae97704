import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds a code is shown (RFC 6238). */
const PERIOD = 30;
/** Neighbouring codes that are accepted too, for clocks that differ. */
const WINDOW = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What an authenticator app needs to know, in the two forms it takes it. */
export interface TotpSetup {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://…`, for the QR code. */
  uri: string;
}

/** A new shared secret for an account. */
export function createTotp(email: string, platformName: string): TotpSetup {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ issuer: platformName, label: email, secret, period: PERIOD });
  return { secret: secret.base32, uri: totp.toString() };
}

/** The time step a code belongs to; null when it is not right. The caller accepts each step once (RFC 6238, 5.2). */
export function acceptTotp(input: { secret: string; code: string }): number | null {
  const token = input.code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(input.secret), period: PERIOD });
  const timestamp = Date.now();
  const delta = totp.validate({ token, window: WINDOW, timestamp });
  if (delta === null) return null;
  return totp.counter({ timestamp }) + delta;
}

/** Encrypts a shared secret for the database (AES-256-GCM, bound to the account). */
export function sealSecret(secret: string, platformSecret: string, userId: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealKey(platformSecret), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws when it was sealed with another platform secret or for another account. */
export function openSecret(sealed: string, platformSecret: string, userId: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', sealKey(platformSecret), iv)
    .setAAD(Buffer.from(userId))
    .setAuthTag(tag);
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

const sealKey = (platformSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', platformSecret, '', 'inlay totp secrets', 32));
