import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { findClientActor } from '../identity/clientSessions.ts';
import type { AppContext, Next } from './appContext.ts';
import type { Config } from '../config/config.ts';
import { readSessionCookie } from './sessionCookie.ts';
import { findBearer } from '../identity/sessions.ts';

interface AuthenticateDeps {
  config: Config;
  orm: MikroORM;
  primaryReads: Pool;
}

/**
 * Finds out who calls: a user by his cookie, a client by his Bearer token; neither stands in for the
 * other (D-145). Public routes do not ask: a visitor's submission needs no look-up.
 */
export function authenticate({ config, orm, primaryReads }: AuthenticateDeps) {
  return async (ctx: AppContext, next: Next): Promise<unknown> => {
    const token = readSessionCookie(ctx, config.publicUrl);
    if (token) ctx.state.bearer = await findBearer(primaryReads, token);
    const clientToken = /^Bearer ([\w-]{43})$/.exec(ctx.get('Authorization'))?.[1];
    if (clientToken) ctx.state.client = await findClientActor(orm.em.fork(), { token: clientToken });
    return next();
  };
}
