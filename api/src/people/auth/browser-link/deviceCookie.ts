import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '../../../platform/calendar/durations.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { prefixedCookie, setCookie } from '../../../platform/http/sessionCookie.ts';

const COOKIE = 'inlay_device';
const LIFETIME_MS = 365 * DAY_MS;
/** Most accounts that one browser remembers; a new one replaces the oldest. */
const MAX_ACCOUNTS = 5;

/** A browser that accounts have been signed in with. */
interface Device {
  id: string;
  /** One proof per account, newest first; only the platform can issue one. */
  proofs: string[];
}

/**
 * The device's id if this very browser has signed in to the account before, else null (D-186).
 * @param accountId a user's or a client's: no id is both.
 */
export function findKnownDevice(ctx: AppContext, config: Config, accountId: string): string | null {
  const device = parseDevice(ctx, config);
  if (!device) return null;
  const proof = Buffer.from(proofOf(config, device.id, accountId));
  return device.proofs.some((one) => isEqual(Buffer.from(one), proof)) ? device.id : null;
}

/** Remembers that this browser has signed in to the account. @returns the device's id. */
export function rememberDevice(ctx: AppContext, config: Config, accountId: string): string {
  const device = parseDevice(ctx, config) ?? { id: randomBytes(16).toString('base64url'), proofs: [] };
  const proof = proofOf(config, device.id, accountId);
  const proofs = [proof, ...device.proofs.filter((one) => one !== proof)].slice(0, MAX_ACCOUNTS);
  const value = [device.id, ...proofs].join('.');
  setCookie(ctx, config.publicUrl, { name: COOKIE, value, maxAge: LIFETIME_MS });
  return device.id;
}

function parseDevice(ctx: AppContext, config: Config): Device | null {
  const [id, ...proofs] = (ctx.cookies.get(prefixedCookie(config.publicUrl, COOKIE)) ?? '').split('.');
  return id && /^[\w-]{22}$/.test(id) ? { id, proofs: proofs.slice(0, MAX_ACCOUNTS) } : null;
}

const proofOf = (config: Config, deviceId: string, accountId: string): string =>
  createHmac('sha256', config.secret)
    .update(`device:${deviceId}:${accountId}`)
    .digest('base64url')
    .slice(0, 22);

const isEqual = (left: Buffer, right: Buffer): boolean =>
  left.length === right.length && timingSafeEqual(left, right);
