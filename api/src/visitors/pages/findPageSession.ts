import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { presentSession } from '../../people/auth/presentSession.ts';
import type { Config } from '../../platform/config/config.ts';
import type { SessionResponse } from '../../platform/contract/index.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { findSessionCookie } from '../../platform/http/sessionCookie.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { findSession } from '../../platform/identity/sessions.ts';

/** The session that a page is sent to. */
export interface PageSession {
  /** The signed-in user, or null. */
  actor: Actor | null;
  /** The answer of `GET /api/auth/session`; null while the database is unavailable. */
  answer: SessionResponse | null;
}

/** Finds the session of a page's request. Pages are served even while the database is unavailable. */
export async function findPageSession(
  ctx: AppContext,
  { config, orm, primaryReads }: { config: Config; orm: MikroORM; primaryReads: Pool },
): Promise<PageSession> {
  const token = findSessionCookie(ctx, config.publicUrl);
  try {
    const session = token ? await findSession(primaryReads, token) : null;
    const actor = session?.kind === 'ordinary' ? session.actor : null;
    return { actor, answer: await presentSession(orm, session) };
  } catch (error) {
    ctx.state.logger.warn({ err: error }, 'A page was sent without knowing for whom');
    return { actor: null, answer: null };
  }
}
