import type { EntityManager } from '@mikro-orm/postgresql';
import { dayIn, startOfDay } from '../../platform/calendar/days.ts';
import type { ClientFormList } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import type { ClientActor } from '../../platform/identity/clientActor.ts';
import { findClientForms } from './policy.ts';
import { countOfForms } from './unread.ts';

/** The forms that a client sees, newest first (CLNT-043, D-141). @param zone where the month begins (D-22) */
export async function listClientForms(
  em: EntityManager,
  client: ClientActor,
  zone: string,
): Promise<ClientFormList> {
  const { filter, accessOf } = await findClientForms(em, client);
  const found = await em.find(Form, filter, { orderBy: { createdAt: 'desc', id: 'desc' } });
  const forms = found.flatMap((form) => {
    const access = accessOf(form);
    return access ? [{ form, access }] : [];
  });
  const counts = await countOfForms(em, client, forms, startOfMonth(zone));
  return {
    forms: forms.map(({ form, access }) => ({
      id: form.id,
      title: form.title,
      description: form.description,
      active: form.active,
      createdAt: form.createdAt.toISOString(),
      submissionCount: counts.get(form.id)?.total ?? 0,
      monthCount: counts.get(form.id)?.month ?? 0,
      // What cannot be read is not unread either.
      unreadCount: access.mayReadSubmissions ? (counts.get(form.id)?.unread ?? 0) : 0,
      mayReadSubmissions: access.mayReadSubmissions,
      mayExport: access.mayExport,
    })),
  };
}

const startOfMonth = (zone: string): Date => startOfDay(`${dayIn(zone, Date.now()).slice(0, 7)}-01`, zone);
