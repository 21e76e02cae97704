import { Router } from '@koa/router';
import { sessionResponseSchema, signInRequestSchema, type SessionResponse } from '../contract/index.ts';
import { actAsSystem } from '../db/actAs.ts';
import type { AppState } from '../http/appContext.ts';
import type { AppDeps } from '../http/appDeps.ts';
import { clientSource } from '../http/clientSource.ts';
import { guard } from '../http/guard.ts';
import { ProblemError } from '../http/problemError.ts';
import type { Actor } from './actor.ts';
import { readSessionCookie, writeSessionCookie } from './sessionCookie.ts';
import { endSession, findActor } from './sessions.ts';
import { signIn } from './signIn.ts';

/** Sign-in, sign-out and the question who is signed in. */
export function authRouter({ config, orm }: AppDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/auth' });

  router.post(
    '/signin',
    guard(
      { access: 'public', body: signInRequestSchema, response: sessionResponseSchema },
      async ({ ctx, body }) => {
        const sourceHash = clientSource(ctx, config);
        const userAgent = ctx.get('User-Agent').slice(0, 500) || null;
        const result = await actAsSystem(orm, (em) => signIn(em, { ...body, sourceHash, userAgent }));
        if (result.kind === 'locked') throw new ProblemError('auth.locked');
        if (result.kind === 'refused') throw new ProblemError('auth.invalid_credentials');
        const before = readSessionCookie(ctx, config.publicUrl);
        if (before) await endSession(orm.em.fork(), before);
        writeSessionCookie(ctx, config.publicUrl, result.token);
        ctx.set('Cache-Control', 'no-store');
        return presentSession(await findActor(orm.em.fork(), result.token));
      },
    ),
  );

  router.post(
    '/signout',
    guard({ access: 'public' }, async ({ ctx }) => {
      const token = readSessionCookie(ctx, config.publicUrl);
      if (token) await endSession(orm.em.fork(), token);
      writeSessionCookie(ctx, config.publicUrl, null);
    }),
  );

  router.get(
    '/session',
    guard({ access: 'public', response: sessionResponseSchema }, async ({ ctx, actor }) => {
      ctx.set('Cache-Control', 'no-store');
      return presentSession(actor);
    }),
  );

  return router;
}

function presentSession(actor: Actor | null): SessionResponse {
  if (!actor) return { user: null };
  const { id, email, fullName, role, isApproved, formLimit } = actor;
  return { user: { id, email, fullName, role, isApproved, formLimit } };
}
