import type { QueryOrderMap } from '@mikro-orm/core';
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { AdminForm, AdminFormListResponse, AdminFormQuery } from '../../platform/contract/index.ts';
import { findFormActivity, NO_ACTIVITY, type FormActivity } from '../../forms/formActivity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import {
  cutPage,
  decodePageKey,
  decodeTitleKey,
  type PageKey,
  type TitleKey,
} from '../../platform/http/pageByKey.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { containing } from './containing.ts';
import { findOwnerProfiles } from './findOwnerProfiles.ts';

/**
 * Returns one page of every account's forms: newest first (ADMIN-009, ADMIN-021, ADMIN-035), or by title
 * where an administrator picks one for a client (CLNT-077).
 */
export async function listAllForms(em: EntityManager, query: AdminFormQuery): Promise<AdminFormListResponse> {
  const { cursor, limit, search, assigned, client } = query;
  const scope: FilterQuery<Form>[] = [{ deletedAt: null }];
  if (search) scope.push({ title: containing(search) });
  if (assigned) scope.push({ assignedToUserId: assigned === 'yes' ? { $ne: null } : null });
  if (client) scope.push({ clientId: client === 'yes' ? { $ne: null } : null });
  const order = ORDERS[query.order];
  const found = await em.find(
    Form,
    { $and: [...scope, ...(cursor ? [order.after(cursor)] : [])] },
    { orderBy: order.orderBy, limit: limit + 1 },
  );
  const { page, nextCursor } = cutPage(found, limit, order.keyOf);
  const people = await findPeople(em, page);
  const activity = await findFormActivity(em, page);
  return {
    forms: page.map((form) => presentAdminForm(form, people, activity.get(form.id) ?? NO_ACTIVITY)),
    nextCursor,
    total: await em.count(Form, { $and: scope }),
  };
}

interface Order {
  orderBy: QueryOrderMap<Form>;
  keyOf(this: void, form: Form): PageKey | TitleKey;
  /** Returns the condition for rows after a cursor. */
  after(this: void, cursor: string): FilterQuery<Form>;
}
const ORDERS: Record<AdminFormQuery['order'], Order> = {
  newest: {
    orderBy: { createdAt: 'desc', id: 'desc' },
    keyOf: (form) => ({ at: form.createdAt, id: form.id }),
    after: (cursor) => {
      const { at, id } = decodePageKey(cursor);
      return { $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }] };
    },
  },
  title: {
    orderBy: { title: 'asc', id: 'asc' },
    keyOf: ({ title, id }) => ({ title, id }),
    after: (cursor) => {
      const { title, id } = decodeTitleKey(cursor);
      return { $or: [{ title: { $gt: title } }, { title, id: { $gt: id } }] };
    },
  },
};

interface People {
  /** By account. */
  owners: ReadonlyMap<string, Profile>;
  /** By user. */
  assignees: ReadonlyMap<string, Profile>;
}

async function findPeople(em: EntityManager, forms: readonly Form[]): Promise<People> {
  const ids = forms.flatMap(({ assignedToUserId }) => assignedToUserId ?? []);
  const profiles = await em.find(Profile, { user: { $in: [...new Set(ids)] } });
  return {
    owners: await findOwnerProfiles(
      em,
      forms.map(({ accountId }) => accountId),
    ),
    assignees: new Map(profiles.map((profile) => [profile.user.id, profile])),
  };
}

function presentAdminForm(form: Form, { owners, assignees }: People, activity: FormActivity): AdminForm {
  const owner = owners.get(form.accountId);
  const assignee = assignees.get(form.assignedToUserId ?? '');
  return {
    id: form.id,
    title: form.title,
    active: form.active,
    ownerEmail: owner?.email ?? '',
    ownerName: owner?.fullName ?? '',
    submissionCount: activity.submissionCount,
    lastSubmissionAt: activity.lastSubmissionAt?.toISOString() ?? null,
    assignedToUserId: form.assignedToUserId ?? null,
    assignee: assignee ? { email: assignee.email, fullName: assignee.fullName } : null,
  };
}
