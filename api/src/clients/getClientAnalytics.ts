import type { EntityManager } from '@mikro-orm/postgresql';
import { readAnalytics } from '../analytics/readAnalytics.ts';
import type { Analytics, ClientAnalyticsQuery } from '../contract/index.ts';
import { Form } from '../forms/form.entity.ts';
import { getForm } from '../forms/getForm.ts';
import { timeZoneOf } from '../submissions/submissionFilter.ts';
import { asReader, type ClientActor } from './clientActor.ts';
import { formsOfClient, viewOfClient } from './policy.ts';

/**
 * The figures of a client's forms, inactive ones too (D-141): numbers, so they come whether or not the
 * submissions are shared (CLNT-050, D-142), but nothing from before the assignment's day and nothing by
 * fields that are kept from him. The names of folders are the owner's.
 * @throws {ProblemError} `form.not_found` when a form is named that is not assigned to him.
 */
export async function getClientAnalytics(
  em: EntityManager,
  { client, query }: { client: ClientActor; query: ClientAnalyticsQuery },
): Promise<Analytics> {
  const { from_date: from, to_date: to, form_id: formId } = query;
  const listed = await em.find(Form, formsOfClient(client), { orderBy: { title: 'asc', id: 'asc' } });
  const single = formId ? await getForm(em, formsOfClient(client), formId) : null;
  const forms = (single ? [single] : listed).map((form) => ({
    ...{ id: form.id, title: form.title, active: form.active },
    view: viewOfClient(form),
  }));
  const figures = await readAnalytics(em, {
    ...{ forms, from, to, single },
    zone: timeZoneOf(asReader(client), query),
  });
  return {
    ...figures,
    forms: listed.map(({ id, title, active }) => ({ id, title, isActive: active, folderName: null })),
  };
}
