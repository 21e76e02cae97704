import { forAccounts, forPlatform } from '../process/rowPrincipal.ts';
import type { Principal } from '../identity/principal.ts';
import type { AppContext, Next } from './appContext.ts';
import type { EndpointOptions } from './endpoint.ts';

/**
 * Runs a request for the platform until it is known whose rows it is about: visitors are found by a form's public id,
 * callers by a token, before any account is.
 */
export const beginForPlatform = (_ctx: AppContext, next: Next): Promise<unknown> => forPlatform(next);

/**
 * Runs the handler of an identified caller for their accounts: the one they work in, and those in which they have roles.
 *
 * For the platform remain, because they cross accounts by what they are for: endpoints without sign-in; a client, who
 * sees forms of any account that were shared with them; an administrator of the platform, who sees every form (ROLE-022);
 * and endpoints that say so.
 */
export function runForRows<Result>(
  principal: Principal | null,
  { access, crossesAccounts }: Pick<EndpointOptions, 'access' | 'crossesAccounts'>,
  work: () => Result,
): Result {
  const isAcross = access === 'public' || crossesAccounts !== undefined;
  if (isAcross || principal === null || principal.kind === 'client' || principal.actor.role === 'admin')
    return forPlatform(work);
  const { accountId, grants } = principal.actor;
  return forAccounts([accountId, ...grants.map((grant) => grant.accountId)], work);
}
