import { actAsSystem } from '../db/actAs.ts';
import type { AppContext, Next } from '../http/appContext.ts';
import type { AppDeps } from '../http/appDeps.ts';
import { ProblemError } from '../http/problemError.ts';
import { requestSource } from '../http/requestSource.ts';
import { recordEvent } from '../security/recordEvent.ts';

/** Longest path that is kept, in characters. */
const MAX_PATH_LENGTH = 200;

/** Writes down when a signed-in person asks for what he may not have (D-148). */
export function recordDenials(deps: AppDeps) {
  return async (ctx: AppContext, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      const isDenial = error instanceof ProblemError && error.code === 'access.denied';
      const { bearer } = ctx.state;
      if (isDenial && bearer?.kind === 'ordinary') await recordDenial(ctx, deps, bearer.actor.id);
      throw error;
    }
  };
}

/** Writes one refusal down; that it could not be written changes nothing about it. */
export async function recordDenial(ctx: AppContext, deps: AppDeps, userId: string): Promise<void> {
  const data = { method: ctx.method, path: ctx.path.slice(0, MAX_PATH_LENGTH) };
  const source = requestSource(ctx, deps.config);
  const event = { type: 'permission_denied', source, userId, data } as const;
  await actAsSystem(deps.orm, (em) => recordEvent(em, event)).catch((error: unknown) =>
    ctx.state.logger.warn({ err: error }, 'A denial was not recorded'),
  );
}
