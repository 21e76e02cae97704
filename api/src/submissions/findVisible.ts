import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../platform/identity/actor.ts';
import { Form } from '../platform/entities/form.entity.ts';
import { assertCan } from '../forms/policy.ts';
import { ProblemError } from '../platform/http/problemError.ts';
import { submissionsVisibleTo } from './policy.ts';
import { Submission } from '../platform/entities/submission.entity.ts';

/**
 * Finds a submission with its form; `anywhere` also in the trash.
 * @throws {ProblemError} `submission.not_found`, also for one the actor may not see (D-172).
 */
export async function findVisible(
  em: EntityManager,
  actor: Actor,
  submissionId: string,
  place: 'inbox' | 'anywhere' = 'inbox',
): Promise<{ submission: Submission; form: Form }> {
  const visible = { $and: [{ id: submissionId }, submissionsVisibleTo(actor, place)] };
  const submission = await em.findOne(Submission, visible);
  if (!submission) throw new ProblemError('submission.not_found');
  const { formId: id, accountId } = submission;
  return { submission, form: await em.findOneOrFail(Form, { id, accountId }) };
}

/**
 * Finds a submission the actor may annotate: with a role that works on answers (ROLE-022, TEAM-010).
 * @throws {ProblemError} `access.denied` for an actor who may only read it.
 */
export async function findAnnotatable(em: EntityManager, actor: Actor, submissionId: string) {
  const found = await findVisible(em, actor, submissionId);
  assertCan(actor, 'work', found.form);
  return found;
}
