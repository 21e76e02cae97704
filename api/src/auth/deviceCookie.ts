import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { AppContext } from '../http/appContext.ts';
import { cookieOptions, prefixedCookie } from './sessionCookie.ts';

const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;
/** Accounts one browser remembers; the oldest is forgotten. */
const MAX_ACCOUNTS = 5;

/** A browser that accounts have been signed in with. */
interface Device {
  id: string;
  /** One proof for each account, newest first; only the platform can make one. */
  proofs: string[];
}

/** The device's id if this very browser has signed in to the account before, else null (D-186). */
export function findKnownDevice(ctx: AppContext, config: Config, userId: string): string | null {
  const device = readDevice(ctx, config);
  if (!device) return null;
  const proof = Buffer.from(proofOf(config, device.id, userId));
  return device.proofs.some((one) => isEqual(Buffer.from(one), proof)) ? device.id : null;
}

/** Remembers that this browser has signed in to the account. */
export function rememberDevice(ctx: AppContext, config: Config, userId: string): void {
  const device = readDevice(ctx, config) ?? { id: randomBytes(16).toString('base64url'), proofs: [] };
  const proof = proofOf(config, device.id, userId);
  const proofs = [proof, ...device.proofs.filter((one) => one !== proof)].slice(0, MAX_ACCOUNTS);
  ctx.cookies.set(cookieName(config), [device.id, ...proofs].join('.'), {
    ...cookieOptions(config.publicUrl),
    maxAge: LIFETIME_MS,
  });
}

const cookieName = (config: Config): string => prefixedCookie(config.publicUrl, 'inlay_device');

function readDevice(ctx: AppContext, config: Config): Device | null {
  const [id, ...proofs] = (ctx.cookies.get(cookieName(config)) ?? '').split('.');
  return id && /^[\w-]{22}$/.test(id) ? { id, proofs: proofs.slice(0, MAX_ACCOUNTS) } : null;
}

const proofOf = (config: Config, deviceId: string, userId: string): string =>
  createHmac('sha256', config.secret).update(`device:${deviceId}:${userId}`).digest('base64url').slice(0, 22);

const isEqual = (left: Buffer, right: Buffer): boolean =>
  left.length === right.length && timingSafeEqual(left, right);
