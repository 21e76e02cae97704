import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { AdminForm, AdminFormListResponse, AdminFormQuery } from '../contract/index.ts';
import { Form } from '../forms/form.entity.ts';
import { cutPage, decodePageKey } from '../http/pageByKey.ts';
import { Profile } from '../users/profile.entity.ts';
import { containing } from './containing.ts';

/** One page of every account's forms, newest first (ADMIN-009, ADMIN-021, ADMIN-035). */
export async function listAllForms(em: EntityManager, query: AdminFormQuery): Promise<AdminFormListResponse> {
  const { cursor, limit, search, assigned, client } = query;
  const scope: FilterQuery<Form>[] = [{ deletedAt: null }];
  if (search) scope.push({ title: containing(search) });
  if (assigned) scope.push({ assignedToUserId: assigned === 'yes' ? { $ne: null } : null });
  if (client) scope.push({ clientId: client === 'yes' ? { $ne: null } : null });
  const { at, id } = cursor ? decodePageKey(cursor) : {};
  const older = at && id ? [{ $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }] }] : [];
  const found = await em.find(
    Form,
    { $and: [...scope, ...older] },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: limit + 1 },
  );
  const { page, nextCursor } = cutPage(found, limit, (form) => ({ at: form.createdAt, id: form.id }));
  const people = await findPeople(em, page);
  return {
    forms: page.map((form) => presentAdminForm(form, people)),
    nextCursor,
    total: await em.count(Form, { $and: scope }),
  };
}

async function findPeople(em: EntityManager, forms: readonly Form[]): Promise<Map<string, Profile>> {
  const ids = forms.flatMap(({ ownerId, assignedToUserId }) => [ownerId, assignedToUserId ?? ownerId]);
  const profiles = await em.find(Profile, { user: { $in: [...new Set(ids)] } });
  return new Map(profiles.map((profile) => [profile.user.id, profile]));
}

function presentAdminForm(form: Form, people: ReadonlyMap<string, Profile>): AdminForm {
  const owner = people.get(form.ownerId);
  const assignee = people.get(form.assignedToUserId ?? '');
  return {
    id: form.id,
    title: form.title,
    active: form.active,
    ownerEmail: owner?.email ?? '',
    ownerName: owner?.fullName ?? '',
    assignedToUserId: form.assignedToUserId ?? null,
    assignee: assignee ? { email: assignee.email, fullName: assignee.fullName } : null,
  };
}
