import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookActivity } from '../../platform/contract/index.ts';
import { run, sql } from '../../platform/db/sql.ts';
import type { Form } from '../../platform/entities/form.entity.ts';

/** Deliveries of the form that are looked through for the last of each webhook: more would cost by their number. */
const LOOKED_AT = 1_000;

/** Says of each webhook and sender of a form what waits, and what was sent last. */
export async function listActivity(em: EntityManager, form: Form): Promise<WebhookActivity[]> {
  const { id: formId, accountId } = form;
  const rows = await run<{
    id: string;
    waiting: number;
    lastId: string | null;
    lastState: 'waiting' | 'sent' | 'failed' | null;
    lastAt: string | null;
  }>(
    em,
    sql`
      with recent as (
        select id, webhook_id, kind, state, coalesce(sent_at, created_at) as at, created_at from deliveries
        where form_id = ${formId} and account_id = ${accountId} order by created_at desc, id desc limit ${LOOKED_AT}
      ), last as (
        select distinct on (webhook_id) webhook_id, id, state, at from recent
        where webhook_id is not null and kind <> 'form.test' order by webhook_id, created_at desc, id desc
      )
      select w.id, last.id as "lastId", last.state as "lastState", last.at as "lastAt",
        (select count(*) from deliveries d
          where d.webhook_id = w.id and d.account_id = w.account_id and d.state = 'waiting')::int as waiting
      from webhooks w left join last on last.webhook_id = w.id
      where w.form_id = ${formId} and w.account_id = ${accountId}`,
  );
  return rows.map(({ id: webhookId, waiting, lastId: id, lastState: state, lastAt }) => ({
    webhookId,
    waiting,
    last: id && state && lastAt ? { id, state, at: new Date(lastAt).toISOString() } : null,
  }));
}
