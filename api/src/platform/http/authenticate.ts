import type { MikroORM } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { readFrom } from '../db/readTogether.ts';
import { findClientActor } from '../identity/clientSessions.ts';
import type { Principal } from '../identity/principal.ts';
import { acceptSession, selectSession, type SessionRow } from '../identity/sessions.ts';
import { hashToken } from '../identity/tokens.ts';
import type { Config } from '../config/config.ts';
import type { AppContext, Next } from './appContext.ts';
import type { Caller } from './caller.ts';
import { findSessionCookie } from './sessionCookie.ts';

/** Most tokens whose last principal is remembered. */
const MAX_PRESUMED = 10_000;

interface AuthenticateDeps {
  config: Config;
  orm: MikroORM;
  primaryReads: Pool;
}

/** Principals by the hash of their token, as the last request of each found them. */
type Known = LRUCache<string, Principal>;

/**
 * Prepares to identify the caller: a client by the Bearer token, else a user by the session's cookie. Neither stands
 * in for the other (D-145). Public routes come before it: a visitor's submission needs no look-up.
 */
export function authenticate({ config, orm, primaryReads }: AuthenticateDeps) {
  const clients: Known = new LRUCache({ max: MAX_PRESUMED });
  const users: Known = new LRUCache({ max: MAX_PRESUMED });

  const clientCaller = (ctx: AppContext, token: string): Caller => {
    const { presumed, identify } = createCaller(ctx, { known: clients, token }, async () => {
      const client = await findClientActor(orm.em.fork(), { token });
      return client && { kind: 'client', client };
    });
    return { presumed, identify, session: null };
  };

  const userCaller = (ctx: AppContext, token: string): Caller => {
    const select = selectSession(token);
    const accept = async (row: SessionRow | undefined): Promise<Principal | null> => {
      const session = await acceptSession(primaryReads, row);
      ctx.state.session = session;
      return session?.kind === 'ordinary' ? { kind: 'user', actor: session.actor } : null;
    };
    const { presumed, identify, settle } = createCaller(ctx, { known: users, token }, async () => {
      const [row] = await readFrom(primaryReads)<SessionRow>(select, { isKept: true });
      return accept(row);
    });
    return {
      presumed,
      identify,
      session: {
        select,
        accept(row) {
          // Whoever calls `identify` gets the error.
          settle(() => accept(row)).catch(() => undefined);
        },
      },
    };
  };

  return (ctx: AppContext, next: Next): Promise<unknown> => {
    const clientToken = /^Bearer ([\w-]{43})$/.exec(ctx.get('Authorization'))?.[1];
    const userToken = clientToken ? undefined : findSessionCookie(ctx, config.publicUrl);
    if (clientToken) ctx.state.caller = clientCaller(ctx, clientToken);
    else if (userToken) ctx.state.caller = userCaller(ctx, userToken);
    return next();
  };
}

/** A caller who is looked up once; `settle` takes another way to the same answer. */
function createCaller(
  ctx: AppContext,
  { known, token }: { known: Known; token: string },
  ask: () => Promise<Principal | null>,
) {
  const key = hashToken(token);
  let asked: Promise<Principal | null> | undefined;
  const find = async (look: typeof ask): Promise<Principal | null> => {
    const principal = await look();
    if (principal) known.set(key, principal);
    else known.delete(key);
    ctx.state.principal = principal;
    return principal;
  };
  const settle = (look: typeof ask) => (asked ??= find(look));
  return { presumed: known.get(key) ?? null, identify: () => settle(ask), settle };
}
