import type { Principal } from '../identity/principal.ts';
import { scopeOf } from '../identity/scopes.ts';
import type { EndpointOptions } from './endpoint.ts';
import { ProblemError } from './problemError.ts';

/**
 * Checks that a principal may call an endpoint; an API key passes those endpoints alone that name its scope.
 * @throws {ProblemError} `client.view_only`, `session.required`, `session.not_approved`, `session.second_factor_required`, `access.denied`.
 */
export function assertAccess(
  { access, scope }: Pick<EndpointOptions, 'access' | 'scope'>,
  principal: Principal | null,
  method: string,
): void {
  if (access === 'public') return;
  const isClient = principal?.kind === 'client';
  if (!principal || isClient !== (access === 'client')) throw new ProblemError('session.required');
  if (principal.kind === 'client') {
    if (principal.client.viewedBy !== null && !['GET', 'HEAD'].includes(method))
      throw new ProblemError('client.view_only');
    return;
  }
  const { actor } = principal;
  if (principal.kind === 'apiKey' && !(scope && principal.scopes.has(scopeOf(scope, method)))) {
    throw new ProblemError('access.denied');
  }
  if (access === 'signedIn') return;
  if (!actor.isApproved) throw new ProblemError('session.not_approved');
  if (access === 'approvedBefore2fa') return;
  if (principal.kind === 'user' && principal.actor.mustSetUpSecondFactor) {
    throw new ProblemError('session.second_factor_required');
  }
  if (access === 'admin' && actor.role !== 'admin') throw new ProblemError('access.denied');
}
