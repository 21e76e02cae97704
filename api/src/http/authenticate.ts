import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { findClientActor } from '../identity/clientSessions.ts';
import type { AppContext, Next } from './appContext.ts';
import type { Config } from '../config/config.ts';
import { readSessionCookie } from './sessionCookie.ts';
import { findSession } from '../identity/sessions.ts';

interface AuthenticateDeps {
  config: Config;
  orm: MikroORM;
  primaryReads: Pool;
}

/**
 * Identifies the caller: a client by the Bearer token, else a user by the session's cookie. Neither stands in
 * for the other (D-145). Public routes come before it: a visitor's submission needs no look-up.
 */
export function authenticate({ config, orm, primaryReads }: AuthenticateDeps) {
  return async (ctx: AppContext, next: Next): Promise<unknown> => {
    const clientToken = /^Bearer ([\w-]{43})$/.exec(ctx.get('Authorization'))?.[1];
    if (clientToken) {
      const client = await findClientActor(orm.em.fork(), { token: clientToken });
      if (client) ctx.state.principal = { kind: 'client', client };
      return next();
    }
    const token = readSessionCookie(ctx, config.publicUrl);
    const session = token ? await findSession(primaryReads, token) : null;
    ctx.state.session = session;
    if (session?.kind === 'ordinary') ctx.state.principal = { kind: 'user', actor: session.actor };
    return next();
  };
}
