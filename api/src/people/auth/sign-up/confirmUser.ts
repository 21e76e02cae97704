import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../../platform/config/config.ts';
import { Profile } from '../../../platform/entities/profile.entity.ts';
import { User } from '../../../platform/entities/user.entity.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';

/** Marks the address of a user as proven: administrators see the request from now on (D-32). */
export async function confirmUser(em: EntityManager, config: Config, user: User): Promise<void> {
  if (user.emailConfirmedAt) return;
  const now = new Date();
  const profile = await em.findOneOrFail(Profile, { user: user.id });
  user.emailConfirmedAt = now;
  profile.approvalRequestedAt = now;
  if (user.email === config.ownerEmail && (await em.count(User, { role: 'admin' })) === 0) {
    // The owner becomes an administrator with the proof of their address, if there is no other (D-39, D-169).
    user.role = 'admin';
    profile.isApproved = true;
    profile.approvedAt = now;
    profile.formLimit = null;
    return;
  }
  const data = {
    email: user.email,
    fullName: profile.fullName,
    url: `${config.publicUrl}/admin/user-approvals`,
  };
  for (const { email } of await em.find(User, { role: 'admin' }, { fields: ['email'] })) {
    await queueMail(em, 'approval_requested', { to: email, platformName: config.platformName }, data);
  }
}
