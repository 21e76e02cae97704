import type { EntityManager } from '@mikro-orm/postgresql';
import { Form } from '../../platform/entities/form.entity.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { User } from '../../platform/entities/user.entity.ts';
import { formsVisibleTo } from '../../forms/policy.ts';
import { getAccountId } from '../../platform/identity/accountMembers.ts';
import type { Person } from '../../platform/identity/actor.ts';

/** A user who may use the platform, as far as mails read of them. */
export interface Reader {
  person: Person;
  profile: Profile;
}

/** Finds a user whom no session identifies; null for one who is gone or not approved. */
export async function findReader(em: EntityManager, userId: string): Promise<Reader | null> {
  const user = await em.findOne(User, { id: userId });
  const profile = await em.findOne(Profile, { user: userId });
  if (!user || !profile?.isApproved) return null;
  const accountId = await getAccountId(em, userId);
  return { person: { id: userId, accountId, role: user.role, key: null }, profile };
}

/** Finds a form that a person may still read, outside the trash (D-126). */
export const findReadForm = (em: EntityManager, person: Person, formId: string): Promise<Form | null> =>
  em.findOne(Form, { $and: [{ id: formId, deletedAt: null }, formsVisibleTo(person)] });
