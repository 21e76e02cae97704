import type { EntityManager } from '@mikro-orm/postgresql';
import { checkText, fill } from '@inlay/sdk/model';
import type { Actor, SessionActor } from '../../platform/identity/actor.ts';
import { findMethods } from '../auth/second-factor/methods.ts';
import { Passkey } from '../../platform/entities/passkey.entity.ts';
import { RecoveryCode } from '../../platform/entities/recoveryCode.entity.ts';
import { countRecoveryCodes, renewRecoveryCodes } from '../auth/second-factor/recoveryCodes.ts';
import { acceptTotp, createTotp, type TotpSetup } from '../auth/second-factor/totp.ts';
import { UserSession } from '../../platform/entities/userSession.entity.ts';
import type { Config } from '../../platform/config/config.ts';
import type { SecondFactorState } from '../../platform/contract/index.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { accountEvent } from '../../platform/identity/identityEvents.ts';
import { openSecret, sealSecret } from '../../platform/secrets/sealSecret.ts';
import type { Text } from '../../platform/texts/translate.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { User } from '../../platform/entities/user.entity.ts';

/** Longest name of a passkey, in characters. */
const MAX_PASSKEY_NAME_LENGTH = 60;

/** Returns the state of the account's second factor. */
export async function getSecondFactor(em: EntityManager, userId: string): Promise<SecondFactorState> {
  await em.flush();
  const user = await em.findOneOrFail(User, { id: userId });
  const passkeys = await em.find(Passkey, { userId }, { orderBy: { createdAt: 'asc' } });
  return {
    totpEnabledAt: user.totpConfirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(em, userId),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/**
 * Creates a new secret for the authenticator app; sign-ins need no code before a first code proves it.
 * @throws {ProblemError} `second_factor.already_on`: an unfinished set-up must not turn one off.
 */
export async function startTotp(em: EntityManager, config: Config, userId: string): Promise<TotpSetup> {
  const user = await em.findOneOrFail(User, { id: userId });
  if (user.totpConfirmedAt) throw new ProblemError('second_factor.already_on');
  const setup = createTotp(user.email, config.platformName);
  user.totpSecret = sealSecret(setup.secret, config.secret, { purpose: 'totp', id: userId });
  user.totpLastStep = null;
  return setup;
}

/** @throws {ProblemError} `second_factor.not_started`, `auth.second_factor_invalid` beside the code. */
export async function confirmTotp(
  em: EntityManager,
  config: Config,
  input: { user: User; actor: SessionActor; code: string },
): Promise<void> {
  const { user, actor, code } = input;
  if (!user.totpSecret || user.totpConfirmedAt) throw new ProblemError('second_factor.not_started');
  const secret = openSecret(user.totpSecret, config.secret, { purpose: 'totp', id: user.id });
  const step = acceptTotp({ secret, code });
  if (step === null) {
    const issue = { path: ['code'], code: 'invalid', message: 'This code is not valid.' };
    throw new ProblemError('auth.second_factor_invalid', { issues: [issue] });
  }
  user.totpConfirmedAt = new Date();
  user.totpLastStep = step;
  await markSession(em, actor);
}

/** Turns the authenticator app off; without any factor left, the recovery codes are deleted. */
export async function disableTotp(em: EntityManager, user: User): Promise<void> {
  user.totpSecret = null;
  user.totpConfirmedAt = null;
  user.totpLastStep = null;
  await forgetCodesWithoutFactor(em, user);
}

/** @throws {ProblemError} `passkey.not_found`, also for another user's. */
export async function removePasskey(em: EntityManager, user: User, passkeyId: string): Promise<void> {
  const removed = await em.nativeDelete(Passkey, { id: passkeyId, userId: user.id });
  if (removed === 0) throw new ProblemError('passkey.not_found');
  await forgetCodesWithoutFactor(em, user);
}

/** Creates recovery codes with the first factor of an account; keeps them with a further one. */
export async function keepFirstCodes(em: EntityManager, config: Config, userId: string): Promise<string[]> {
  const hasCodes = (await countRecoveryCodes(em, userId)) > 0;
  return hasCodes ? [] : renewRecoveryCodes(em, userId, config.secret);
}

/** Marks the session as one with a proven second factor: setting up a factor proves it. */
export async function markSession(em: EntityManager, actor: SessionActor): Promise<void> {
  await em.nativeUpdate(UserSession, { id: actor.sessionId }, { secondFactorAt: new Date() });
}

async function forgetCodesWithoutFactor(em: EntityManager, user: User): Promise<void> {
  await em.flush();
  if ((await findMethods(em, user)).length === 0) await em.nativeDelete(RecoveryCode, { userId: user.id });
}

/** @throws {ProblemError} `request.invalid` beside the name. */
export function parsePasskeyName(text: string): string {
  const name = text.trim() || 'Passkey';
  const checked = checkText(name, MAX_PASSKEY_NAME_LENGTH);
  if (checked.ok) return checked.value;
  throw invalidField('name', checked);
}

/** A change of the second factor, in words. */
export interface SecondFactorChange {
  what: Text;
  /** The name of the passkey it concerns. */
  name?: string;
}

/** Notifies the holder by mail, administrators by an event, and every open screen (T36). */
export async function notifyOfChange(
  em: EntityManager,
  config: Config,
  input: SecondFactorChange & { actor: Actor; source: RequestSource },
): Promise<void> {
  const { actor, what, name, source } = input;
  const data = { what: fill(what, { name }) };
  await recordEvent(em, { type: 'second_factor_changed', source, userId: actor.id, data });
  const envelope = { to: actor.email, platformName: config.platformName, requested: source.language };
  await queueMail(em, 'second_factor_changed', envelope, {
    what,
    ...(name !== undefined && { name }),
    url: `${config.publicUrl}/settings/security`,
  });
  await publishEvent(em, accountEvent, { userId: actor.id });
}
