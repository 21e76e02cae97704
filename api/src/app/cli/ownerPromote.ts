import { CliError, type Command, print } from '@inlay/sdk/cli';
import { EMAIL_OPTION, parseEmailOption } from './emailOption.ts';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { accountEvent } from '../../platform/identity/identityEvents.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { withOrm } from './withDatabase.ts';

/** `owner promote` */
export const ownerPromote: Command = {
  name: 'owner promote',
  summary: 'Makes an existing, confirmed account an administrator and approves it',
  options: { email: EMAIL_OPTION },
  async run(context, values) {
    const email = parseEmailOption(values);
    return withOrm(context, async ({ orm, config }) => {
      const isChanged = await inTransaction(orm, (em) => promote(em, config, email));
      const text = isChanged ? 'is an administrator now' : 'is an approved administrator already';
      print(context.output, `${email} ${text}.`);
      return 0;
    });
  },
};

/**
 * Grants role and approval, with an event for each (D-01, T36).
 *
 * @returns false when the account had both already.
 * @throws {CliError} when the account does not exist, or its address is unproven (D-169).
 */
async function promote(em: EntityManager, config: Config, email: string): Promise<boolean> {
  const profile = await em.findOne(
    Profile,
    { user: { email } },
    { populate: ['user'], lockMode: LockMode.PESSIMISTIC_WRITE, lockTableAliases: ['p0'] },
  );
  if (!profile) throw new CliError(`There is no account with the address ${email}.`);
  const { user } = profile;
  if (!user.emailConfirmedAt) {
    throw new CliError(
      `${email} has not been confirmed yet: its holder has to follow the mailed link first.`,
    );
  }
  if (user.role === 'admin' && profile.isApproved) return false;
  const event = { source: null, userId: user.id };
  const by = 'command line';
  if (!profile.isApproved) {
    await approve(em, config, profile);
    await recordEvent(em, { ...event, type: 'user_approved', data: { email, by } });
  }
  if (user.role !== 'admin') {
    const data = { email, from: user.role, to: 'admin', by };
    user.role = 'admin';
    await recordEvent(em, { ...event, type: 'role_changed', data });
  }
  await publishEvent(em, accountEvent, { userId: user.id });
  return true;
}

async function approve(em: EntityManager, config: Config, profile: Profile): Promise<void> {
  const now = new Date();
  profile.isApproved = true;
  profile.approvedAt = now;
  profile.approvalRequestedAt ??= now;
  const envelope = { to: profile.email, platformName: config.platformName };
  await queueMail(em, 'account_approved', envelope, { url: `${config.publicUrl}/dashboard` });
}
