import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormClicksResponse } from '../platform/contract/index.ts';

/** Counts followed links in a form's mails, and redirected visitors (SUBM-053). */
export async function countClicks(em: EntityManager, formId: string): Promise<FormClicksResponse> {
  const [row] = await em.execute<FormClicksResponse[]>(
    `select
       (select count(*)::int from email_clicks where form_id = ?) as "emailClicks",
       (select count(*)::int from form_redirects where form_id = ? and redirected_at is not null) as redirects`,
    [formId, formId],
  );
  return row ?? { emailClicks: 0, redirects: 0 };
}
