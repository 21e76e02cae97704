import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config.ts';
import type { KeyActor, Principal } from '../identity/principal.ts';
import type { AppContext } from './appContext.ts';
import { ProblemError } from './problemError.ts';
import { requestSource, type RequestSource } from './requestSource.ts';

/** Window of the limits of keys. */
const MINUTE_SECONDS = 60;

/** Most keys whose limits are remembered. */
const MAX_KEYS = 10_000;

/** Calls that a key may make within a minute. */
interface KeyLimits {
  reads: number;
  writes: number;
}

/** The parts that count calls. */
export interface KeyCallsDeps {
  config: Config;
  limits: {
    count(
      name: 'keyReads' | 'keyWrites',
      counted: { key: string; source: RequestSource; userId: string; points: number },
    ): Promise<{ used: number; seconds: number } | null>;
  };
}

/** Ends the counting of a call by the limits that its key has now; null where none holds. @throws {ProblemError} `rate_limit.exceeded`. */
type EndCounting = (actor: KeyActor, now: KeyLimits | null) => Promise<void>;

/** Returns what counts the calls of keys, and says in headers what is left of a key's minute. */
export function createKeyCalls({ config, limits }: KeyCallsDeps) {
  /** What keys were allowed at their last calls, by their ids. */
  const before = new LRUCache<string, KeyLimits>({ max: MAX_KEYS });
  const policyOf = ({ method }: AppContext, { reads, writes }: KeyLimits) =>
    method === 'GET' || method === 'HEAD'
      ? ({ name: 'keyReads', policy: 'reads', points: reads } as const)
      : ({ name: 'keyWrites', policy: 'writes', points: writes } as const);

  const count = (ctx: AppContext, { id: userId, key }: KeyActor, allowed: KeyLimits) => {
    const { name, points } = policyOf(ctx, allowed);
    return limits.count(name, { key: key.id, source: requestSource(ctx, config), userId, points });
  };

  /** By draft-ietf-httpapi-ratelimit-headers. */
  const tellLeft = (ctx: AppContext, allowed: KeyLimits, state: Awaited<ReturnType<typeof count>>): void => {
    if (!state) return;
    const { policy, points } = policyOf(ctx, allowed);
    const { used, seconds } = state;
    ctx.set({
      'RateLimit-Policy': `"${policy}";q=${points};w=${MINUTE_SECONDS}`,
      RateLimit: `"${policy}";r=${Math.max(0, points - used)};t=${seconds}`,
    });
    if (used > points) throw new ProblemError('rate_limit.exceeded', { retryAfterSeconds: seconds });
  };

  /** Begins to count a call as its key was allowed at its last one, while it is looked up: one round trip less. */
  return (ctx: AppContext, keyId: string, presumed: Principal | null): EndCounting => {
    const allowed = before.get(keyId);
    const counting = allowed && presumed?.kind === 'apiKey' ? count(ctx, presumed.actor, allowed) : undefined;
    // Whoever awaits it gets the error.
    counting?.catch(() => undefined);
    return async (actor, now) => {
      if (!now) {
        before.delete(keyId);
        return;
      }
      before.set(keyId, now);
      tellLeft(ctx, now, await (counting ?? count(ctx, actor, now)));
    };
  };
}
