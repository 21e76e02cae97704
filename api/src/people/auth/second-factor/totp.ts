import { Secret, TOTP } from 'otpauth';

/** Seconds a code is shown (RFC 6238). */
const PERIOD = 30;
/** Neighbouring codes that are accepted too, for clocks that differ. */
const WINDOW = 1;

/** The secret for an authenticator app, in both forms that apps accept. */
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
