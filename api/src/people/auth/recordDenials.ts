import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, Next } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { ProblemCode } from '../../platform/http/problems.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';

/** Longest stored path, in characters. */
const MAX_PATH_LENGTH = 200;

/** Refusals for a lack of rights. */
const DENIALS: ReadonlySet<ProblemCode> = new Set(['access.denied', 'client.not_shared', 'client.no_export']);

/** The user or client who called. */
type Caller = { userId: string } | { clientId: string };

/** Parts needed to record a refusal. */
export interface DenialDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
}

/**
 * Records when a signed-in user or client requests something they may not have (D-148). Hidden objects answer
 * like missing ones (D-172), so both are recorded alike, a limited number of times.
 */
export function recordDenials(deps: DenialDeps) {
  return async (ctx: AppContext, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const caller = findCaller(ctx);
      if (error instanceof ProblemError && caller) {
        if (DENIALS.has(error.code)) await recordDenial(ctx, deps, caller);
        else if (isObjectRefusal(error.code))
          await record(ctx, deps, { type: 'object_refused', ...caller, code: error.code });
      }
      throw error;
    }
  };
}

function findCaller({ state: { principal } }: AppContext): Caller | null {
  if (!principal) return null;
  return principal.kind === 'client' ? { clientId: principal.client.id } : { userId: principal.actor.id };
}

const isObjectRefusal = (code: ProblemCode): boolean =>
  code.endsWith('.not_found') && code !== 'route.not_found';

/** Records one refusal; a failure to record it does not change the response. */
export const recordDenial = (ctx: AppContext, deps: DenialDeps, caller: Caller): Promise<void> =>
  record(ctx, deps, { type: 'permission_denied', ...caller });

async function record(
  ctx: AppContext,
  { config, orm, limits }: DenialDeps,
  refusal: { type: 'permission_denied' | 'object_refused'; code?: ProblemCode } & Caller,
): Promise<void> {
  const { code, ...event } = refusal;
  const source = requestSource(ctx, config);
  const { principal } = ctx.state;
  const keyId = principal?.kind === 'apiKey' ? principal.actor.key.id : null;
  const who = 'userId' in event ? (keyId ?? event.userId) : `client:${event.clientId}`;
  const path = ctx.path.slice(0, MAX_PATH_LENGTH);
  const data = { method: ctx.method, path, ...(code && { code }), ...(keyId && { keyId }) };
  try {
    const hasRoom = await limits.tryTake('refusals', { key: `${event.type}:${who}`, source });
    if (hasRoom) await inTransaction(orm, (em) => recordEvent(em, { ...event, source, data }));
  } catch (error) {
    ctx.state.logger.warn({ err: error }, 'A denial was not recorded');
  }
}
