import type { AppContext, Next } from '../http/appContext.ts';
import type { AppDeps } from '../http/appDeps.ts';
import { readSessionCookie } from './sessionCookie.ts';
import { findActor } from './sessions.ts';

/** Finds out who calls. Public routes do not ask: a visitor's submission needs no look-up. */
export function authenticate({ config, orm }: AppDeps) {
  return async (ctx: AppContext, next: Next): Promise<unknown> => {
    const token = readSessionCookie(ctx, config.publicUrl);
    if (token) ctx.state.actor = await findActor(orm.em.fork(), token);
    return next();
  };
}
