import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../../platform/db/sql.ts';
import type { Form } from '../../platform/entities/form.entity.ts';

/** Forgets what a model was asked for a form, once the form's draft has ended: the log keeps who, when and how much. */
export async function forgetDescriptions(em: EntityManager, { accountId, id }: Form): Promise<void> {
  await run(
    em,
    sql`
      update model_drafts set description = null
      where account_id = ${accountId} and form_id = ${id} and description is not null
        and state not in ('waiting', 'running')`,
  );
}
