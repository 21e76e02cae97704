import type { Principal } from '../identity/principal.ts';
import { mayInAccount, type Roles } from '../identity/roles.ts';
import { scopeOf } from '../identity/scopes.ts';
import { keptLimits, type EndpointOptions } from './endpoint.ts';
import type { Text } from '../texts/translate.ts';
import { ProblemError } from './problemError.ts';

/** What a key is told that may not call an endpoint: what it says of itself is no secret to whoever holds it. */
const LACKS_SCOPE: Text = 'This API key lacks the scope {scope}.';
const OUTSIDE_LIMITS: Text = 'This is outside the limits of this API key.';

/** What decides who may call an endpoint. */
type Reached = Pick<EndpointOptions, 'access' | 'needs' | 'scope' | 'keeps' | 'params'>;

/**
 * Checks that a principal may call an endpoint; an API key passes those endpoints alone that name its scope
 * and keep its limits.
 * @throws {ProblemError} `client.view_only`, `session.required`, `api_key.required`, `session.not_approved`, `session.second_factor_required`, `access.denied`.
 */
export function assertAccess(endpoint: Reached, principal: Principal | null, method: string): void {
  const { access, needs } = endpoint;
  if (access === 'public') return;
  const isClient = principal?.kind === 'client';
  if (access === 'key' && principal?.kind !== 'apiKey')
    throw new ProblemError('api_key.required', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (!principal || isClient !== (access === 'client')) throw new ProblemError('session.required');
  if (principal.kind === 'client') {
    if (principal.client.viewedBy !== null && !['GET', 'HEAD'].includes(method))
      throw new ProblemError('client.view_only');
    return;
  }
  const { actor } = principal;
  if (principal.kind === 'apiKey') assertKeyReaches(endpoint, principal, method);
  if (access === 'signedIn') return;
  if (!actor.isApproved) throw new ProblemError('session.not_approved');
  if (access === 'approvedBefore2fa') return;
  const { mustSetUpSecondFactor } = principal.kind === 'user' ? principal.actor : principal;
  if (mustSetUpSecondFactor) {
    throw new ProblemError('session.second_factor_required');
  }
  if (access === 'admin' && actor.role !== 'admin') throw new ProblemError('access.denied');
  assertRole(needs, actor);
}

/** The refusal of what a role does not allow, which says whom to ask. */
export const roleProblem = (): ProblemError =>
  new ProblemError('access.denied', {
    message: 'Your role does not allow this. Ask an owner of the account.',
  });

/** @throws {ProblemError} `access.denied` where the role in the account does not allow what an endpoint needs. */
export function assertRole(needs: EndpointOptions['needs'], actor: Roles): void {
  if (needs && !mayInAccount(actor, needs)) throw roleProblem();
}

function assertKeyReaches(
  { scope, ...endpoint }: Reached,
  { scopes, actor: { key } }: Extract<Principal, { kind: 'apiKey' }>,
  method: string,
): void {
  const needed = scope && scopeOf(scope, method);
  if (needed && !scopes.has(needed))
    throw new ProblemError('access.denied', { message: LACKS_SCOPE, values: { scope: needed } });
  const kept = keptLimits(endpoint);
  const keepsForms = key.formIds === null || kept !== 'nothing';
  const keepsAnswers = key.answers === null || kept === 'answers';
  if (!needed || !keepsForms || !keepsAnswers)
    throw new ProblemError('access.denied', { message: OUTSIDE_LIMITS });
}
