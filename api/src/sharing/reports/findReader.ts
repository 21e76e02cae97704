import type { EntityManager } from '@mikro-orm/postgresql';
import { Form } from '../../platform/entities/form.entity.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { formsVisibleTo } from '../../forms/policy.ts';
import { loadActor } from '../../platform/identity/loadActor.ts';
import type { Person } from '../../platform/identity/actor.ts';

/** A user who may use the platform, as far as mails read of them. */
export interface Reader {
  person: Person;
  profile: Profile;
}

/**
 * Finds a user whom no session identifies; null for one who is gone or not approved.
 * @param accountId of what they read: they act in it as its members, else in their own account.
 */
export async function findReader(
  em: EntityManager,
  userId: string,
  accountId: string,
): Promise<Reader | null> {
  const inAccount = await loadActor(em, userId, accountId);
  if (!inAccount?.isApproved) return null;
  const person = inAccount.member ? inAccount : await loadActor(em, userId);
  return person && { person, profile: await em.findOneOrFail(Profile, { user: userId }) };
}

/** Finds a form that a person may still read, outside the trash (D-126). */
export const findReadForm = (em: EntityManager, person: Person, formId: string): Promise<Form | null> =>
  em.findOne(Form, { $and: [{ id: formId, deletedAt: null }, formsVisibleTo(person)] });
