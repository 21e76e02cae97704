import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { SessionResponse } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import { rememberDevice } from './browser-link/deviceCookie.ts';
import { presentSession } from './presentSession.ts';
import { findSessionCookie, writeSessionCookie } from '../../platform/http/sessionCookie.ts';
import { endSession, findSession } from '../../platform/identity/sessions.ts';
import type { SessionKind } from '../../platform/entities/userSession.entity.ts';

/** A new session: its token and, once it is complete, its user. */
type Opened =
  | { kind: 'signed_in'; token: string; userId: string }
  | { kind: Exclude<SessionKind, 'ordinary'>; token: string };

/** Parts needed to open a session. */
export interface SessionDeps {
  config: Config;
  orm: MikroORM;
  primaryReads: Pool;
}

/**
 * Hands a new session to the browser and ends its previous one, so that nobody can prepare a session for
 * someone else (T24).
 *
 * @returns the session as the browser may see it.
 */
export async function openSession(
  ctx: AppContext,
  deps: SessionDeps,
  opened: Opened,
): Promise<SessionResponse> {
  const { config, orm, primaryReads } = deps;
  const { token } = opened;
  const before = findSessionCookie(ctx, config.publicUrl);
  writeSessionCookie(ctx, config.publicUrl, {
    token,
    kind: opened.kind === 'signed_in' ? 'ordinary' : opened.kind,
  });
  if (opened.kind === 'signed_in') rememberDevice(ctx, config, opened.userId);
  ctx.set('Cache-Control', 'no-store');
  if (before) await inTransaction(orm, (em) => endSession(em, before));
  return presentSession(orm, await findSession(primaryReads, token));
}
