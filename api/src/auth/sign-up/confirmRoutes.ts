import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  clientConfirmQuerySchema,
  confirmQuerySchema,
  confirmRequestSchema,
  confirmResponseSchema,
} from '../../contract/index.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { AppContext, AppState } from '../../http/appContext.ts';
import type { Config } from '../../config/config.ts';
import type { RateLimits } from '../../limits/rateLimits.ts';
import { guard } from '../../http/guard.ts';
import { requestSource } from '../../http/requestSource.ts';
import { confirmEmail } from './confirmEmail.ts';
import type { RealmName } from '../realms.ts';

interface ConfirmDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
}

/** Routes of each realm; a link of one realm is invalid in the other (D-145). */
const CALLS = [
  { realm: 'user', path: '/auth/confirm', query: confirmQuerySchema, page: '/' },
  { realm: 'client', path: '/client-confirm', query: clientConfirmQuerySchema, page: '/client/auth' },
] as const;

/** Mailed links that confirm an address, of users and clients alike. */
export function confirmRouter({ config, orm, limits }: ConfirmDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api' });

  const confirm = async (ctx: AppContext, realm: RealmName, token: string): Promise<boolean> => {
    const source = requestSource(ctx, config);
    await limits.take('linkSource', { key: source.hash, source });
    return inTransaction(orm, (em) => confirmEmail(em, config, { realm, token, source }));
  };

  for (const { realm, path, query, page } of CALLS) {
    router.get(
      path,
      guard({ access: 'public', query, status: 302 }, async ({ ctx, query: { token = '' } }) => {
        const isGood = await confirm(ctx, realm, token);
        // Root-relative: nothing in the request decides the target (T13).
        ctx.redirect(`${page}?email=${isGood ? 'confirmed' : 'invalid'}`);
      }),
    );

    router.post(
      path,
      guard(
        { access: 'public', body: confirmRequestSchema, response: confirmResponseSchema },
        async ({ ctx, body: { token } }) => ({ isConfirmed: await confirm(ctx, realm, token) }),
      ),
    );
  }

  return router;
}
