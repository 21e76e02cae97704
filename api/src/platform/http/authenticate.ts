import type { MikroORM } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { readFrom } from '../db/readTogether.ts';
import {
  acceptApiKey,
  selectApiKey,
  selectConnection,
  type KeyRefusal,
  type KeyRow,
} from '../identity/apiKeys.ts';
import { parseApiKey } from '../identity/apiKeyToken.ts';
import { findClientActor } from '../identity/clientSessions.ts';
import type { Principal } from '../identity/principal.ts';
import { acceptSession, selectSession, type SessionRow } from '../identity/sessions.ts';
import { hashToken } from '../identity/tokens.ts';
import type { AppContext, Next } from './appContext.ts';
import type { Caller } from './caller.ts';
import { createKeyCalls, type KeyCallsDeps } from './keyCalls.ts';
import { ProblemError } from './problemError.ts';
import { requestSource, type RequestSource } from './requestSource.ts';
import { findSessionCookie } from './sessionCookie.ts';

/** A token of a connected assistant, as the OAuth server writes it. */
const CONNECTION_TOKEN = /^[\w-]{40,50}$/;

/** Most tokens whose last principal is remembered. */
const MAX_PRESUMED = 10_000;

interface AuthenticateDeps extends KeyCallsDeps {
  orm: MikroORM;
  primaryReads: Pool;
  /** Records refused keys, a bounded number of them. */
  events: {
    record(event: {
      type: 'api_key_refused';
      source: RequestSource;
      data: Readonly<Record<string, string>>;
    }): void;
  };
}

/** Principals by the hash of their token, as the last request of each found them. */
type Known = LRUCache<string, Principal>;

/**
 * Prepares to identify the caller: a program by an API key, a client by another Bearer token, else a user by the
 * session's cookie. None stands in for another (D-145). Public routes come before it: a visitor's submission needs no look-up.
 * @param keysOnly reads neither clients' tokens nor cookies.
 * @param takesConnections takes the tokens of connected assistants beside keys.
 */
export function authenticate(
  { config, orm, primaryReads, limits, events }: AuthenticateDeps,
  { keysOnly = false, takesConnections = false } = {},
) {
  const clients: Known = new LRUCache({ max: MAX_PRESUMED });
  const users: Known = new LRUCache({ max: MAX_PRESUMED });
  const programs: Known = new LRUCache({ max: MAX_PRESUMED });
  const beginCounting = createKeyCalls({ config, limits });

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
          settle(() => accept(row as SessionRow | undefined)).catch(() => undefined);
        },
      },
    };
  };

  /** One problem for every reason: the answer tells nothing about a key (T1). */
  const refuse = (ctx: AppContext, reason: KeyRefusal, keyId?: string): never => {
    const data = { reason, ...(keyId && { keyId }) };
    events.record({ type: 'api_key_refused', source: requestSource(ctx, config), data });
    throw new ProblemError('api_key.invalid', { headers: { 'WWW-Authenticate': 'Bearer' } });
  };

  const keyCaller = (ctx: AppContext, token: string): Caller => {
    const parts = parseApiKey(token);
    const isConnection = takesConnections && CONNECTION_TOKEN.test(token);
    if (!parts && !isConnection)
      return { presumed: null, identify: async () => refuse(ctx, 'malformed'), session: null };
    const select = parts ? selectApiKey(parts) : selectConnection(token);
    const accept = async (row: KeyRow | undefined): Promise<Principal> => {
      const found = await acceptApiKey(primaryReads, row);
      if (found.refusal !== null) return refuse(ctx, found.refusal, parts?.id);
      await endCounting(found.principal.actor, found.limits);
      return found.principal;
    };
    const { presumed, identify, settle } = createCaller(ctx, { known: programs, token }, async () => {
      const [row] = await readFrom(primaryReads)<KeyRow>(select, { isKept: true });
      return accept(row);
    });
    const endCounting = beginCounting(ctx, parts?.id ?? hashToken(token), presumed);
    return {
      presumed,
      identify,
      session: {
        select,
        accept(row) {
          settle(() => accept(row as KeyRow | undefined)).catch(() => undefined);
        },
      },
    };
  };

  return (ctx: AppContext, next: Next): Promise<unknown> => {
    const bearer = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '';
    // Where keys alone count, whatever else stands in their place is a malformed one.
    const key = (keysOnly && bearer) || (bearer.startsWith('inlay_') ? bearer : undefined);
    if (keysOnly) {
      if (key) ctx.state.caller = keyCaller(ctx, key);
      return next();
    }
    const clientToken = /^[\w-]{43}$/.test(bearer) ? bearer : undefined;
    const userToken = key || clientToken ? undefined : findSessionCookie(ctx, config.publicUrl);
    if (key) ctx.state.caller = keyCaller(ctx, key);
    else if (clientToken) ctx.state.caller = clientCaller(ctx, clientToken);
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
    const principal = await look().catch((error: unknown) => {
      // Nothing starts for whoever was refused, until they are let in again.
      known.delete(key);
      throw error;
    });
    if (principal) known.set(key, principal);
    else known.delete(key);
    ctx.state.principal = principal;
    return principal;
  };
  const settle = (look: typeof ask) => (asked ??= find(look));
  return { presumed: known.get(key) ?? null, identify: () => settle(ask), settle };
}
