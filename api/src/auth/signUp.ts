import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { checkEmail, checkPassword, checkText, MAX_PERSON_NAME_LENGTH } from '@inlay/sdk/model';
import type { Config } from '../config/config.ts';
import type { ProblemIssueBody } from '../contract/index.ts';
import { ProblemError } from '../http/problemError.ts';
import { queueMail } from '../mail/queueMail.ts';
import { recordEvent } from '../audit/recordEvent.ts';
import { readSettings } from '../settings/platformSettings.ts';
import { createUser } from '../users/createUser.ts';
import { User } from '../entities/user.entity.ts';
import { endLinksOf, issueToken } from './oneTimeTokens.ts';
import { issuePasswordLink } from './passwordReset.ts';
import type { PendingSignUp } from './pendingSignUp.ts';

/**
 * What was typed, as it will be kept.
 * @throws {ProblemError} `request.invalid` naming every field that is not acceptable (AUTH-024, D-04).
 */
export function readSignUp(
  input: { email: string; password: string; fullName: string },
  platformName: string,
): {
  email: string;
  password: string;
  fullName: string;
} {
  const email = checkEmail(input.email);
  const password = checkPassword(input.password, [input.email, input.fullName, platformName]);
  const fullName = checkText(input.fullName.trim(), MAX_PERSON_NAME_LENGTH);
  if (email.ok && password.ok && fullName.ok) {
    return { email: email.value, password: password.value, fullName: fullName.value };
  }
  const issues: ProblemIssueBody[] = Object.entries({ email, password, fullName }).flatMap(([name, check]) =>
    check.ok ? [] : [{ path: [name], code: check.code, message: check.message }],
  );
  throw new ProblemError('request.invalid', { issues });
}

/**
 * Makes the account, or tells the holder of the address that there is one (D-31). Runs as a job, so
 * that the answer to the browser is the same, and as fast, in both cases (T23).
 */
export async function signUp(em: EntityManager, config: Config, pending: PendingSignUp): Promise<void> {
  const { email, fullName, source } = pending;
  const known = await em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (known?.emailConfirmedAt) {
    await queueMail(
      em,
      'account_exists',
      { to: email, platformName: config.platformName },
      { url: `${config.publicUrl}/auth` },
    );
    return;
  }
  // Of two who name an address that nobody has proven, one is a stranger: neither password counts (decision 105).
  if (known) known.passwordHash = null;
  const user = known ?? (await createAccount(em, pending));
  await recordEvent(em, { type: 'user_signup', source, userId: user.id, data: { email, fullName } });
  await mailConfirmation(em, config, user);
}

async function createAccount(em: EntityManager, pending: PendingSignUp): Promise<User> {
  const { email, passwordHash, fullName } = pending;
  const { defaultFormLimit } = await readSettings(em);
  return createUser(em, { email, passwordHash, fullName, formLimit: defaultFormLimit });
}

/** Asks once more for the confirmation of an address (D-32); nothing happens when there is none to ask. */
export async function resendConfirmation(em: EntityManager, config: Config, email: string): Promise<void> {
  const user = await em.findOne(User, { email, emailConfirmedAt: null });
  if (user) await mailConfirmation(em, config, user);
}

async function mailConfirmation(em: EntityManager, config: Config, user: User): Promise<void> {
  const envelope = { to: user.email, platformName: config.platformName };
  await endLinksOf(em, 'user', user.id);
  if (user.passwordHash === null) {
    await queueMail(em, 'choose_password', envelope, { url: await issuePasswordLink(em, config, user.id) });
    return;
  }
  const token = await issueToken(em, { realm: 'user', purpose: 'confirm_email', subjectId: user.id });
  await queueMail(em, 'confirm_email', envelope, { url: confirmUrl(config, token) });
}

/** The address of a confirmation link: the token is in the fragment, which no server sees and no log keeps. */
export const confirmUrl = (config: Config, token: string): string =>
  `${config.publicUrl}/confirm#token=${token}`;
