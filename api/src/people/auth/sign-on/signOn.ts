import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { checkEmail, MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import { recordEvent } from '../../../platform/audit/recordEvent.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { SignOnOutcome } from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { storableText } from '../../../platform/db/storableText.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { requestSource, type RequestSource } from '../../../platform/http/requestSource.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
import { loadAccountRules } from '../../../platform/settings/accountRules.ts';
import { loadSignInProvider, type SignInProvider } from '../../../platform/settings/signInProvider.ts';
import { findKnownDevice } from '../browser-link/deviceCookie.ts';
import { consumeToken, issueToken } from '../oneTimeTokens.ts';
import { openSession } from '../openSession.ts';
import { completeSignIn, openUser } from '../openUser.ts';
import { findPerson } from './findPerson.ts';
import { isElsewhere, readGroups, rememberFacts } from './groups.ts';
import { findIdentity, linkIdentity, mailLinkChange, type ProviderPerson } from './identities.ts';
import { takeJourney, writeJourney, writeProviderSession, type Journey } from './journey.ts';
import { ProviderError, toProviderError } from './providerFailure.ts';
import type { OpenProvider, SignInProviders } from './providers.ts';

/** The path that the provider sends people back to. */
export const CALLBACK_PATH = '/api/auth/sign-on/callback';

/** Whose roles are settled anew, and who caused it. */
export interface RoleOccasion {
  userId: string;
  source: RequestSource;
  by: 'sign-in provider' | 'directory';
}

/** What came of a visitor's way to the provider and back to a form. */
export interface FormWay {
  formId: string;
  /** The path to come back to. */
  from: string;
  met: { providerId: string; person: ProviderPerson } | SignOnOutcome;
}

/** Parts that the ways to the provider and back need. */
export interface SignOnDeps {
  /** Opens a form for whoever has signed in before it, or says there why nobody has. @returns the path that goes on */
  meetForm(ctx: AppContext, way: FormWay): Promise<string>;
  /** Gives the roles of the rules that a person fulfils now, and takes those of others (SSO-041). */
  settleRoles(em: EntityManager, occasion: RoleOccasion): Promise<void>;
  config: Config;
  orm: MikroORM;
  primaryReads: Pool;
  limits: RateLimits;
  logger: Logger;
  providers: SignInProviders;
}

/** Where the provider sends people back to; this address is registered there. */
export const callbackUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => publicUrl + CALLBACK_PATH;

/**
 * Starts a way to the provider: code flow with PKCE, state and nonce, bound to this browser for ten minutes.
 * @param linkFor the session of a user who links it; null = to sign in.
 * @param formId the form before which a visitor says who they are, which signs nobody in here
 * @returns the address at the provider.
 * @throws {ProblemError} `sign_on.no_provider`, `sign_on.unreachable`, `rate_limit.exceeded`
 */
export async function startSignOn(
  { config, orm, limits, logger, providers }: SignOnDeps,
  ctx: AppContext,
  { from, linkFor, formId }: Pick<Journey, 'from' | 'linkFor' | 'formId'>,
): Promise<string> {
  const source = requestSource(ctx, config);
  await limits.take('signOnSource', { key: source.hash, source });
  const provider = await loadSignInProvider(orm.em.fork(), config);
  if (!provider) throw new ProblemError('sign_on.no_provider');
  const { oidc, configuration } = await providers.open(provider).catch((error: unknown) => {
    logger.warn({ reason: messageOf(error) }, 'The sign-in provider could not be used');
    throw new ProblemError('sign_on.unreachable');
  });
  const { groupsClaim, rules } = await loadAccountRules(orm.em.fork(), config);
  const known = configuration.serverMetadata().scopes_supported ?? [];
  // Some providers tell groups for a scope of that name alone.
  const groups = formId === null && rules.length > 0 && known.includes(groupsClaim) ? ` ${groupsClaim}` : '';
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  await inTransaction(orm, (em) =>
    issueToken(em, { realm: 'user', purpose: 'sign_on', subjectId: null, token: state }),
  );
  writeJourney(ctx, config, { provider: provider.id, state, nonce, verifier, from, linkFor, formId });
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(config),
    scope: `openid email profile${groups}`,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}

/**
 * Ends a way to the provider: opens a session, links the user, or says what happened.
 * @returns the path of the screen that goes on.
 */
export async function finishSignOn(deps: SignOnDeps, ctx: AppContext): Promise<string> {
  const { config, orm } = deps;
  const journey = takeJourney(ctx, config);
  if (journey?.formId) return finishForForm(deps, ctx, { ...journey, formId: journey.formId });
  const source = requestSource(ctx, config);
  const outcome = await finish(deps, ctx, journey, source).catch(async (error: unknown) => {
    const failure = toOutcome(error);
    ctx.state.logger.warn({ reason: messageOf(error) }, 'A sign-in by the provider failed');
    await recordRefusal(orm, failure, source);
    return failure;
  });
  const back = journey?.linkFor ? '/settings/security' : '/auth';
  const search = new URLSearchParams({
    ...(outcome && { signOn: outcome }),
    ...(!journey?.linkFor && journey?.from && { from: journey.from }),
  });
  return search.size > 0 ? `${back}?${search}` : back;
}

/** Ends the way of a visitor to a form: no session is opened, and no user made or looked for (EMBED-138). */
async function finishForForm(
  deps: SignOnDeps,
  ctx: AppContext,
  journey: Journey & { formId: string },
): Promise<string> {
  const { formId, from } = journey;
  const met = await receive(deps, ctx, journey).then(
    ({ provider, person }) => ({ providerId: provider.id, person }),
    (error: unknown) => {
      ctx.state.logger.warn({ reason: messageOf(error) }, 'A sign-in before a form failed');
      return toOutcome(error);
    },
  );
  return deps.meetForm(ctx, { formId, from, met });
}

/** What is logged of an error: its causes hold codes and tokens (T37). */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why a way ended without a session. */
class Refused extends Error {
  override name = 'Refused';
  readonly outcome: SignOnOutcome;

  constructor(outcome: SignOnOutcome, why: string) {
    super(why);
    this.outcome = outcome;
  }
}

function toOutcome(error: unknown): SignOnOutcome {
  if (error instanceof Refused) return error.outcome;
  return error instanceof ProviderError ? 'unreachable' : 'failed';
}

/** @returns null once a session is open. @throws whatever opens none. */
async function finish(
  deps: SignOnDeps,
  ctx: AppContext,
  journey: Journey | null,
  source: RequestSource,
): Promise<SignOnOutcome | null> {
  const { provider, ...answer } = await receive(deps, ctx, journey);
  if (journey?.linkFor)
    return link(deps, ctx, { linkFor: journey.linkFor, person: answer.person, name: provider.name, source });
  return signIn(deps, ctx, { provider, ...answer, source });
}

/**
 * Reads who came back from the provider by a way that this browser has started, once.
 * @throws {Refused | ProviderError} and what the library refuses.
 */
async function receive(
  deps: SignOnDeps,
  ctx: AppContext,
  journey: Journey | null,
): Promise<Answer & { provider: SignInProvider }> {
  const { config, orm } = deps;
  const query = new URLSearchParams(ctx.querystring);
  if (!journey) throw new Refused('expired', 'No way was started in this browser');
  if (query.getAll('state').length !== 1 || query.get('state') !== journey.state)
    throw new Refused('failed', 'The state is of another way');
  // Once, whatever the provider thinks of a code that comes twice.
  const isFirst = await inTransaction(orm, (em) =>
    consumeToken(em, { realm: 'user', purpose: 'sign_on', token: journey.state }),
  );
  if (!isFirst) throw new Refused('expired', 'This way has ended');
  const provider = await loadSignInProvider(orm.em.fork(), config);
  if (provider?.id !== journey.provider) throw new Refused('expired', 'The provider was changed');
  const opened = await deps.providers.open(provider);
  const { groupsClaim, rules } = await loadAccountRules(orm.em.fork(), config);
  const named = new Set(rules.flatMap(({ kind, value }) => (kind === 'group' ? [value] : [])));
  const asked = { ctx, journey, provider, groups: { claim: groupsClaim, named } };
  return { ...(await askWho(opened, config, asked)), provider };
}

async function signIn(
  deps: SignOnDeps,
  ctx: AppContext,
  answer: { provider: SignInProvider; source: RequestSource } & Answer,
): Promise<SignOnOutcome | null> {
  const { config, orm, logger } = deps;
  const { provider, person, hasSecondFactor, idToken, source } = answer;
  const opened = await inTransaction(orm, async (em) => {
    const found = await findPerson(em, config, { provider, person, source });
    if ('outcome' in found) return found.outcome;
    await rememberFacts(em, found.user.id, person);
    await deps.settleRoles(em, { userId: found.user.id, source, by: 'sign-in provider' });
    const deviceId = findKnownDevice(ctx, config, found.user.id);
    const proof = { source, logger, deviceId, captchaVerified: false, by: 'sign-in provider' };
    return hasSecondFactor
      ? completeSignIn(em, found.user, { ...proof, hasSecondFactor })
      : openUser(em, found.user, proof);
  });
  if (opened === 'auth.email_not_confirmed') throw new Refused('failed', 'The address is not confirmed');
  if (typeof opened === 'string') {
    await recordRefusal(orm, opened, source);
    return opened;
  }
  await openSession(ctx, deps, opened);
  writeProviderSession(ctx, config, { provider: provider.id, idToken });
  return null;
}

/** Leaves a trail of what opened nothing here. */
const recordRefusal = (orm: MikroORM, reason: SignOnOutcome, source: RequestSource): Promise<void> =>
  inTransaction(orm, (em) => {
    const data = { error: 'sign_in_provider', reason };
    return recordEvent(em, { type: 'failed_login_attempt', source, data });
  });

/** Links the user who started the way, in the same session (SSO-011). */
async function link(
  { config, orm }: SignOnDeps,
  ctx: AppContext,
  input: {
    linkFor: NonNullable<Journey['linkFor']>;
    person: ProviderPerson;
    name: string;
    source: RequestSource;
  },
): Promise<SignOnOutcome> {
  const { linkFor, person, name, source } = input;
  const { session } = ctx.state;
  const actor = session?.kind === 'ordinary' ? session.actor : null;
  if (actor?.id !== linkFor.userId || actor.sessionId !== linkFor.sessionId)
    throw new Refused('expired', 'The session that started it has ended');
  const { email, isVerified } = person;
  if (email === null || !isVerified) return 'unverified';
  return inTransaction(orm, async (em: EntityManager) => {
    const before = await findIdentity(em, person);
    if (before && before.userId !== actor.id) return 'taken';
    if (before) return 'linked';
    await linkIdentity(em, actor, { ...person, email }, { source, by: 'session' });
    const what = 'You can now also sign in with {name}.';
    await mailLinkChange(em, config, { to: actor.email, what, name, source });
    return 'linked';
  });
}

/** A person at the provider, and how they proved themselves there. */
interface Answer {
  person: ProviderPerson;
  hasSecondFactor: boolean;
  idToken: string | null;
}

/** An answer of a provider that is read, and the groups that matter. */
interface Asked {
  ctx: AppContext;
  journey: Journey;
  provider: SignInProvider;
  groups: { claim: string; named: ReadonlySet<string> };
}

/**
 * Exchanges the code for an ID token and checks it: issuer, audience, signature, times, nonce; and `iss` of the
 * answer (RFC 9207).
 * @throws {Refused | ProviderError} and what the library refuses.
 */
async function askWho(
  { oidc, configuration }: OpenProvider,
  config: Config,
  { ctx, journey, provider, groups }: Asked,
): Promise<Answer> {
  const answer = new URL(`${callbackUrl(config)}?${ctx.querystring}`);
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
      pkceCodeVerifier: journey.verifier,
      expectedState: journey.state,
      expectedNonce: journey.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Refused('failed', 'No ID token');
    assertOurs(claims, provider.clientId);
    const needed = groups.named.size > 0 ? groups.claim : null;
    const told = await withUserInfo({ oidc, configuration }, tokens.access_token, { claims, needed });
    const { email_verified: verified } = told;
    // Some write a text for it.
    const isVerified =
      verified === true || verified === 'true' || (verified === undefined && provider.trustsAddresses);
    const methods = Array.isArray(claims['amr']) ? claims['amr'] : [];
    return {
      person: {
        issuer: claims.iss,
        subject: claims.sub,
        email: parseEmail(told['email']),
        isVerified,
        fullName: parseName(told['name']),
        groups: readGroups({ ...claims, ...told }, groups),
      },
      hasSecondFactor: provider.trustsSecondFactor && methods.includes('mfa'),
      idToken: tokens.id_token ?? null,
    };
  } catch (error) {
    if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
      throw new Refused('cancelled', 'The person, or the provider, said no');
    // Only what the network did is worth a second try.
    const failure = toProviderError(error);
    throw NETWORK.has(failure.reason) ? failure : error;
  }
}

const NETWORK: ReadonlySet<string> = new Set([
  'private_address',
  'nothing_answers',
  'timed_out',
  'certificate',
]);

/** Seconds by which a token may come from the future. */
const FUTURE_SECONDS = 60;

/** What the library leaves open: a token for another party, or from the future. */
function assertOurs({ azp, iat }: { azp?: unknown; iat: number }, clientId: string): void {
  if (azp !== undefined && azp !== clientId)
    throw new Refused('failed', 'The token was made for another party');
  if (iat > Date.now() / 1_000 + FUTURE_SECONDS) throw new Refused('failed', 'The token is from the future');
}

/** Asks for what the ID token does not tell, of the same person (OpenID Connect Core, 5.3.2). */
async function withUserInfo(
  { oidc, configuration }: OpenProvider,
  accessToken: string,
  { claims, needed }: { claims: { sub: string; [name: string]: unknown }; needed: string | null },
): Promise<Record<string, unknown>> {
  const isTold =
    typeof claims['email'] === 'string' &&
    claims['email_verified'] !== undefined &&
    (needed === null || claims[needed] !== undefined || isElsewhere(claims, needed));
  if (isTold || !configuration.serverMetadata().userinfo_endpoint) return claims;
  const told = await oidc.fetchUserInfo(configuration, accessToken, claims.sub);
  // An address and whether it is verified belong together.
  if (typeof told.email === 'string') return told;
  return needed !== null && claims[needed] === undefined ? { ...claims, [needed]: told[needed] } : claims;
}

function parseEmail(told: unknown): string | null {
  const checked = typeof told === 'string' ? checkEmail(told) : null;
  return checked?.ok ? checked.value : null;
}

const parseName = (told: unknown): string =>
  typeof told === 'string' ? storableText(told.trim()).slice(0, MAX_PERSON_NAME_LENGTH) : '';
