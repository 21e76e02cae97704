import { CliError, type Command, print } from '@inlay/sdk/cli';
import { EMAIL_OPTION, parseEmailOption } from './emailOption.ts';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { clearFailures } from '../../platform/limits/lockout.ts';
import { endLinksOf } from '../../people/auth/oneTimeTokens.ts';
import { hashPassword } from '../../platform/identity/passwords.ts';
import { findMethods } from '../../people/auth/second-factor/methods.ts';
import { Passkey } from '../../platform/entities/passkey.entity.ts';
import { RecoveryCode } from '../../platform/entities/recoveryCode.entity.ts';
import { endSessionsOf } from '../../platform/identity/sessions.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { createPool } from '../../platform/db/pool.ts';
import { createRateLimits } from '../../platform/limits/rateLimits.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { User } from '../../platform/entities/user.entity.ts';
import { GENERATE_OPTION, PASSWORD_NOTES, printGenerated, readPassword } from './readPassword.ts';
import { withOrm, type CliDatabase } from './withDatabase.ts';

/** `password reset` */
export const passwordReset: Command = {
  name: 'password reset',
  summary: 'Sets a new password for a user, ends all sessions of the account and lifts its locks',
  options: {
    email: EMAIL_OPTION,
    generate: GENERATE_OPTION,
    'disable-second-factor': {
      type: 'boolean',
      about: 'for a lost phone: removes authenticator app, passkeys and recovery codes as well',
    },
  },
  notes: PASSWORD_NOTES,
  async run(context, values) {
    const email = parseEmailOption(values);
    const withoutFactor = values['disable-second-factor'] === true;
    return withOrm(context, async (platform) => {
      const { orm, config } = platform;
      const { id, emailConfirmedAt } = await getUser(orm.em.fork(), email);
      const password = await readPassword(context, values);
      const passwordHash = await hashPassword(password.value);
      // Before the new password: a failure after that would leave a generated one already shown.
      await liftLimits(platform, { id, email });
      const isAsked = await inTransaction(orm, async (em) => {
        const user = await getUser(em, email);
        await setPassword(em, config, user, passwordHash);
        if (withoutFactor) await disableSecondFactor(em, config, user);
        return (await findMethods(em, user)).length > 0;
      });
      print(context.output, `${email} has a new password; all sessions of the account have ended.`);
      print(context.output, describeFactor({ isAsked, withoutFactor }));
      if (!emailConfirmedAt) print(context.output, 'Its address is not confirmed yet, so it cannot sign in.');
      printGenerated(context, password);
      return 0;
    });
  },
};

/** @throws {CliError} when there is none. */
async function getUser(em: EntityManager, email: string): Promise<User> {
  const user = await em.findOne(User, { email });
  if (user) return user;
  throw new CliError(`There is no account with the address ${email}.`);
}

/** The new password and everything that ends with the old one (T25, D-43). */
async function setPassword(
  em: EntityManager,
  config: Config,
  user: User,
  passwordHash: string,
): Promise<void> {
  const { id: userId, email } = user;
  user.passwordHash = passwordHash;
  await clearFailures(em, { realm: 'user', email });
  // Links that others in the account, or in its mailbox, may have requested.
  await endLinksOf(em, 'user', userId);
  await endSessionsOf(em, userId);
  const data = { byMailedLink: false, by: 'command line' };
  await recordEvent(em, { type: 'password_changed', source: null, userId, data });
  const envelope = { to: email, platformName: config.platformName };
  await queueMail(em, 'password_changed', envelope, { url: `${config.publicUrl}/auth?view=reset` });
}

/** Lets people who lost their second factor sign in by password alone and set up another. */
async function disableSecondFactor(em: EntityManager, config: Config, user: User): Promise<void> {
  const { id: userId, email } = user;
  if (!user.totpSecret && (await findMethods(em, user)).length === 0) return;
  user.totpSecret = null;
  user.totpConfirmedAt = null;
  user.totpLastStep = null;
  await em.nativeDelete(Passkey, { userId });
  await em.nativeDelete(RecoveryCode, { userId });
  const what = 'Two-step sign-in was switched off by the person who runs the platform.';
  const data = { what, by: 'command line' };
  await recordEvent(em, { type: 'second_factor_changed', source: null, userId, data });
  const envelope = { to: email, platformName: config.platformName };
  await queueMail(em, 'second_factor_changed', envelope, {
    what,
    url: `${config.publicUrl}/settings/security`,
  });
}

/** Clears counted failures, which would refuse the right password as well (T26). */
async function liftLimits(
  { orm, config, connectionString }: CliDatabase & { orm: MikroORM },
  { id, email }: { id: string; email: string },
): Promise<void> {
  const logger = createLogger('silent');
  const pool = createPool(connectionString, { size: 1, logger });
  try {
    const limits = createRateLimits({ pool, orm, secret: config.secret, logger });
    await limits.reset('signInAccount', `user:${email}`);
    await limits.reset('secondFactor', id);
    await limits.reset('ownPassword', id);
  } finally {
    await pool.end();
  }
}

function describeFactor({ isAsked, withoutFactor }: { isAsked: boolean; withoutFactor: boolean }): string {
  if (isAsked) return 'The second step of signing in is still asked for (--disable-second-factor ends it).';
  return withoutFactor
    ? 'The account has no second step of signing in now.'
    : 'The account has no second step of signing in.';
}
