import type { EntityManager } from '@mikro-orm/postgresql';
import { recordWork } from '../../platform/audit/recordWork.ts';
import type { Config } from '../../platform/config/config.ts';
import type {
  LegalHold as PresentedHold,
  LegalHoldList,
  PersonSearch,
} from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { LegalHold } from '../../platform/entities/legalHold.entity.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { RequestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { IN_FORCE } from '../../submissions/holds/isHeld.ts';
import { createPerson, hashPerson } from './person.ts';

interface Asked {
  actor: Actor;
  config: Config;
  source: RequestSource;
}

/**
 * Places a legal hold on a submission, or on all of a person, also on what they send later (PRIV-010).
 * @throws {ProblemError} `submission.not_found`, `person.too_vague`
 */
export async function placeHold(
  em: EntityManager,
  { actor, config, source }: Asked,
  asked: { subject: { submissionId: string } | PersonSearch; reason: string; endsAt: string | null },
): Promise<LegalHoldList> {
  const { accountId } = actor;
  const { subject, reason, endsAt } = asked;
  const held =
    'submissionId' in subject ? await em.findOne(Submission, { accountId, id: subject.submissionId }) : null;
  if ('submissionId' in subject && !held) throw new ProblemError('submission.not_found');
  const person = 'submissionId' in subject ? null : createPerson(accountId, subject);
  const id = createId();
  em.create(LegalHold, {
    id,
    accountId,
    formId: held?.formId ?? null,
    submissionId: held?.id ?? null,
    pattern: person?.pattern ?? null,
    personHash: person && hashPerson(config.secret, person),
    reason,
    endsAt: endsAt === null ? null : new Date(endsAt),
    placedBy: actor.id,
    placedAt: new Date(),
  });
  await em.flush();
  await recordHold(em, { actor, source }, { accountId, holdId: id, action: 'hold_placed', reason });
  return listHolds(em, actor);
}

/** Lifts a hold; the audit log keeps that it was there. @throws {ProblemError} `hold.not_found` */
export async function liftHold(
  em: EntityManager,
  { actor, source }: Omit<Asked, 'config'>,
  id: string,
): Promise<LegalHoldList> {
  const { accountId } = actor;
  const hold = await em.findOne(LegalHold, { accountId, id, liftedAt: null });
  if (!hold) throw new ProblemError('hold.not_found');
  const { reason } = hold;
  // Who was held is nobody's business any more; its hash says so to who knows them.
  await run(
    em,
    sql`update legal_holds set lifted_at = now(), lifted_by = ${actor.id}, pattern = null
      where account_id = ${accountId} and id = ${id}`,
  );
  em.clear();
  await recordHold(em, { actor, source }, { accountId, holdId: id, action: 'hold_lifted', reason });
  return listHolds(em, actor);
}

const recordHold = (
  em: EntityManager,
  doer: { actor: Actor; source: RequestSource },
  { accountId, ...data }: { accountId: string; holdId: string; action: string; reason: string },
): Promise<void> => recordWork(em, doer, { type: 'content_deleted', accountId, data });

/** Lists the holds of the account that are in force, newest first. */
export async function listHolds(em: EntityManager, { accountId }: Actor): Promise<LegalHoldList> {
  const rows = await run<
    Omit<PresentedHold, 'submission'> & {
      submissionId: string | null;
      formId: string | null;
      formTitle: string | null;
    }
  >(
    em,
    sql`select h.id, h.submission_id as "submissionId", s.form_id as "formId", f.title as "formTitle", h.reason,
        to_char(h.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "endsAt",
        coalesce(nullif(p.full_name, ''), p.email) as "placedBy",
        to_char(h.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "placedAt"
      from legal_holds h
      left join form_submissions s on s.account_id = h.account_id and s.id = h.submission_id
      left join forms f on f.account_id = s.account_id and f.id = s.form_id
      left join profiles p on p.user_id = h.placed_by
      where h.account_id = ${accountId} and ${IN_FORCE} order by h.placed_at desc, h.id`,
  );
  return {
    holds: rows.map(({ submissionId, formId, formTitle, ...hold }) => ({
      ...hold,
      submission: submissionId && formId ? { id: submissionId, formId, formTitle: formTitle ?? '' } : null,
    })),
  };
}
