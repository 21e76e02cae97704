import { isDeepStrictEqual } from 'node:util';
import type { Principal } from '../identity/principal.ts';
import type { AppContext } from './appContext.ts';
import type { EndpointOptions } from './endpoint.ts';

/**
 * Runs a request as its caller. A read starts as the presumed caller while the database is asked who calls: one round
 * trip less. Its outcome counts only when both are the same; else it runs again (decision 198).
 */
export async function runAsCaller<Result>(
  ctx: AppContext,
  options: EndpointOptions,
  run: (principal: Principal | null) => Promise<Result>,
): Promise<Result> {
  const { caller } = ctx.state;
  if (!caller.presumed || !isRead(ctx, options)) return run(await caller.identify());
  const outcome = settle(run(caller.presumed));
  if (options.confirmsSession) await outcome;
  const principal = await caller.identify();
  const { result } = await outcome;
  return isDeepStrictEqual(principal, caller.presumed) ? result() : run(principal);
}

const isRead = ({ method }: AppContext, { access, response, writes }: EndpointOptions): boolean =>
  method === 'GET' && access !== 'public' && response !== undefined && !writes;

/** Waits for a promise without failing; `result` gives its value or throws its error. */
async function settle<Result>(promise: Promise<Result>): Promise<{ result: () => Result }> {
  try {
    const value = await promise;
    return { result: () => value };
  } catch (error) {
    return {
      result: () => {
        throw error;
      },
    };
  }
}
