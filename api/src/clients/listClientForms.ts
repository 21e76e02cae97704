import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientFormList } from '../contract/index.ts';
import { Form } from '../entities/form.entity.ts';
import type { ClientActor } from '../identity/clientActor.ts';
import { formsOfClient } from './policy.ts';

// Repeats the rule of `visibilityOfClient` in SQL, so that one query covers all forms.
const COUNT = `
  select f.id, count(s.id)::int as count from forms f
  left join form_submissions s on s.form_id = f.id and s.deleted_at is null
    and (f.client_visible_from is null or s.submitted_at >= f.client_visible_from)
  where f.client_id = ? and f.deleted_at is null group by f.id`;

/** The forms assigned to a client, newest first (CLNT-043, D-141). */
export async function listClientForms(em: EntityManager, client: ClientActor): Promise<ClientFormList> {
  const orderBy = { createdAt: 'desc', id: 'desc' } as const;
  const forms = await em.find(Form, formsOfClient(client), { orderBy });
  const counted = await em.execute<{ id: string; count: number }[]>(COUNT, [client.id]);
  const counts = new Map(counted.map(({ id, count }) => [id, count]));
  return {
    forms: forms.map((form) => ({
      id: form.id,
      title: form.title,
      description: form.description,
      active: form.active,
      createdAt: form.createdAt.toISOString(),
      submissionCount: counts.get(form.id) ?? 0,
      mayReadSubmissions: form.clientMayReadSubmissions,
      mayExport: form.clientMayReadSubmissions && form.clientMayExport,
    })),
  };
}
