import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormClicksResponse } from '../platform/contract/index.ts';
import { run, sql } from '../platform/db/sql.ts';
import type { Form } from '../platform/entities/form.entity.ts';

/** Counts followed links in a form's mails, and redirected visitors (SUBM-053). */
export async function countClicks(
  em: EntityManager,
  { accountId, id }: Pick<Form, 'accountId' | 'id'>,
): Promise<FormClicksResponse> {
  const [row] = await run<FormClicksResponse>(
    em,
    sql`
      select
        (select count(*)::int from email_clicks
         where account_id = ${accountId} and form_id = ${id}) as "emailClicks",
        (select count(*)::int from form_redirects
         where account_id = ${accountId} and form_id = ${id} and redirected_at is not null) as redirects`,
  );
  return row ?? { emailClicks: 0, redirects: 0 };
}
