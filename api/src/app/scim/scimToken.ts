import { timingSafeEqual } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { MINUTE_MS } from '../../platform/calendar/durations.ts';
import { PlatformSetting } from '../../platform/entities/platformSetting.entity.ts';
import { createToken, hashToken } from '../../platform/identity/tokens.ts';
import { loadSystemState, writeSystemState } from '../../platform/settings/systemState.ts';

/** Keys of the directory's token and of its last use; they are stored beside the settings. */
const TOKEN_KEY = 'scim_token';
const LAST_USE_KEY = 'scim_token_last_use';

/** Secret scanners find it by this. */
const PREFIX = 'inlay_scim_';

/** Shortest interval between writes of the last use, in ms. */
const TOUCH_INTERVAL_MS = MINUTE_MS;

const tokenSchema = z.object({ hash: z.string(), createdAt: z.iso.datetime() });
const lastUseSchema = z.object({ hash: z.string(), at: z.iso.datetime() });

/** The token of the directory, of which only the hash is stored. */
export interface StoredScimToken {
  hash: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Returns the token; null while no directory may write. */
export async function loadScimToken(em: EntityManager): Promise<StoredScimToken | null> {
  const { data: token } = tokenSchema.safeParse(await loadSystemState(em, TOKEN_KEY));
  if (!token) return null;
  const { data: used } = lastUseSchema.safeParse(await loadSystemState(em, LAST_USE_KEY));
  return { ...token, lastUsedAt: used?.hash === token.hash ? used.at : null };
}

/** Makes a token; the one before ends. @returns its secret, which is shown once. */
export async function createScimToken(em: EntityManager): Promise<string> {
  const secret = PREFIX + createToken();
  await writeSystemState(em, TOKEN_KEY, { hash: hashToken(secret), createdAt: new Date().toISOString() });
  return secret;
}

/** Ends the token: no directory may write any more. */
export async function endScimToken(em: EntityManager): Promise<void> {
  await em.nativeDelete(PlatformSetting, { key: { $in: [TOKEN_KEY, LAST_USE_KEY] } });
}

/** Returns whether this is the token, and notes its use. Asked at every call: an ended one is refused at once. */
export async function verifyScimToken(em: EntityManager, secret: string): Promise<boolean> {
  const token = await loadScimToken(em);
  const hash = hashToken(secret);
  if (!token || !timingSafeEqual(Buffer.from(hash), Buffer.from(token.hash))) return false;
  const isTouched =
    token.lastUsedAt !== null && Date.parse(token.lastUsedAt) > Date.now() - TOUCH_INTERVAL_MS;
  if (!isTouched) await writeSystemState(em, LAST_USE_KEY, { hash, at: new Date().toISOString() });
  return true;
}
