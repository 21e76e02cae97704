import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientFormList } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import type { ClientActor } from '../../platform/identity/clientActor.ts';
import { findClientForms } from './policy.ts';
import { countOfForms } from './unread.ts';

/** The forms that a client sees, newest first (CLNT-043, D-141). */
export async function listClientForms(em: EntityManager, client: ClientActor): Promise<ClientFormList> {
  const { filter, accessOf } = await findClientForms(em, client);
  const found = await em.find(Form, filter, { orderBy: { createdAt: 'desc', id: 'desc' } });
  const forms = found.flatMap((form) => {
    const access = accessOf(form);
    return access ? [{ form, access }] : [];
  });
  const counts = await countOfForms(em, client, forms);
  return {
    forms: forms.map(({ form, access }) => ({
      id: form.id,
      title: form.title,
      description: form.description,
      active: form.active,
      createdAt: form.createdAt.toISOString(),
      submissionCount: counts.get(form.id)?.total ?? 0,
      // What cannot be read is not unread either.
      unreadCount: access.mayReadSubmissions ? (counts.get(form.id)?.unread ?? 0) : 0,
      mayReadSubmissions: access.mayReadSubmissions,
      mayExport: access.mayExport,
    })),
  };
}
