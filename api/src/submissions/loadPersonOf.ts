import type { KeyLimits } from '../platform/contract/index.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { loadActor } from '../platform/identity/loadActor.ts';
import type { Person } from '../platform/identity/actor.ts';

/** Work that a user, or a key of theirs, has asked for. */
interface AskedWork {
  createdBy: string;
  accountId: string;
  key?: KeyLimits | null | undefined;
}

/** Loads the person whose rights a job has: its user's of now, within the key that asked for it. */
export async function loadPersonOf(em: EntityManager, work: AskedWork): Promise<Person> {
  const { createdBy: id, accountId, key = null } = work;
  const actor = await loadActor(em, id, accountId);
  const { member = null, grants = [], role = 'user' } = actor ?? {};
  return { id, accountId, member, grants, key, role: key ? 'user' : role };
}

/** Whether a person may reach work: a user what their keys asked for as well, a key its own alone. */
export const isAskedBy = ({ key: by }: Pick<AskedWork, 'key'>, { key }: Pick<Person, 'key'>): boolean =>
  key === null || key.id === by?.id;
