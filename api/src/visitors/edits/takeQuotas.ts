import type { EntityManager } from '@mikro-orm/postgresql';
import type { StoredAnswers } from '@inlay/sdk/model';
import { run, sql } from '../../platform/db/sql.ts';
import type { QuotaState } from '../../platform/entities/submissionQuota.entity.ts';
import { settleQuotas } from '../../platform/jobs/settleQuotas.ts';
import { judgeStored } from '../../submissions/judgeCondition.ts';
import { lockPlaces } from '../public-forms/places/fitPlaces.ts';
import type { PublishedForm } from '../public-forms/publishedForm.ts';
import { addCounts, countIn, fitQuotas } from '../public-forms/quotas/fitQuotas.ts';
import { quotasOf } from '../public-forms/quotas/quotasOf.ts';
import { refused } from '../public-forms/submit/outcome.ts';
import { RefusedEdit, sourceIn } from './takeAnswers.ts';

interface Answered {
  id: string;
  answers: StoredAnswers;
  submittedAt: Date;
}

const fallsUnder = ({ definition }: PublishedForm, stored: Omit<Answered, 'id'>): string[] =>
  quotasOf(definition, judgeStored(definition, stored));

/**
 * Finds places of quotas for a submission that is entered by hand. It waits where a visitor's would.
 * @returns what counts it once its row is written.
 * @throws {RefusedEdit} where a quota without a waiting list is full.
 */
export async function takeQuotas(
  em: EntityManager,
  form: PublishedForm,
  entered: Answered,
): Promise<() => Promise<void>> {
  if (form.definition.quotas.length === 0) return () => Promise.resolve();
  const asking = { id: entered.id, quotas: fallsUnder(form, entered) };
  const { turnedAway, counted } = await fitQuotas(sourceIn(em), form, [asking]);
  if (turnedAway.size > 0) throw new RefusedEdit(refused('form.full'));
  return () =>
    countIn(
      sourceIn(em),
      form,
      [...counted].map(([id, one]) => ({ id, ...one })),
    );
}

/**
 * Moves a submission between quotas as its answers change: what it no longer falls under is free for those who wait.
 * @throws {RefusedEdit} where a quota that it falls under anew is full: nobody loses a place by an edit.
 */
export async function moveQuotas(
  em: EntityManager,
  form: PublishedForm,
  { id, submittedAt, before, answers }: Answered & { before: StoredAnswers },
): Promise<void> {
  if (form.definition.quotas.length === 0) return;
  const was = fallsUnder(form, { answers: before, submittedAt });
  const is = fallsUnder(form, { answers, submittedAt });
  if (was.length === is.length && was.every((one) => is.includes(one))) return;
  await lockPlaces(sourceIn(em), form.id);
  const gains = { id, quotas: is.filter((one) => !was.includes(one)) };
  const { turnedAway, counted } = await fitQuotas(sourceIn(em), form, [gains]);
  const { id: formId, accountId } = form;
  const [row] = await run<{ quotaIds: string[]; state: QuotaState }>(
    em,
    sql`select quota_ids as "quotaIds", state from submission_quotas
      where account_id = ${accountId} and form_id = ${formId} and submission_id = ${id} for no key update`,
  );
  const isWaiting = row?.state === 'waiting';
  const gained = counted.get(id);
  if (turnedAway.size > 0 || (!isWaiting && gained?.state === 'waiting'))
    throw new RefusedEdit(refused('form.full'));
  if (!row && !gained) return;
  const kept = (row?.quotaIds ?? []).filter((one) => is.includes(one) || !was.includes(one));
  const quotaIds = [...kept, ...(gained?.quotaIds ?? [])];
  const counts = (one: string): number =>
    Number(quotaIds.includes(one)) - Number(row?.quotaIds.includes(one) ?? false);
  await addCounts(
    sourceIn(em),
    form,
    [...new Set([...quotaIds, ...(row?.quotaIds ?? [])])].map((one) => ({
      id: one,
      taken: isWaiting ? 0 : counts(one),
      waiting: isWaiting ? counts(one) : 0,
    })),
  );
  // Who falls under no quota any more waits for none.
  await run(
    em,
    sql`insert into submission_quotas as q (submission_id, form_id, account_id, quota_ids, state)
      values (${id}, ${formId}, ${accountId}, array(select jsonb_array_elements_text(${JSON.stringify(quotaIds)}::jsonb)), 'counted')
      on conflict (submission_id, form_id, account_id) do update set quota_ids = excluded.quota_ids,
        state = case when cardinality(excluded.quota_ids) = 0 then 'counted' else q.state end,
        turn = case when cardinality(excluded.quota_ids) = 0 then null else q.turn end`,
  );
  await settleQuotas(em, [{ formId, ids: [] }]);
}
