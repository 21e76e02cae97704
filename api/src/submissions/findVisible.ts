import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../identity/actor.ts';
import { Form } from '../entities/form.entity.ts';
import { assertCan } from '../forms/policy.ts';
import { ProblemError } from '../http/problemError.ts';
import { submissionsVisibleTo } from './policy.ts';
import { Submission } from '../entities/submission.entity.ts';

/**
 * A submission with its form.
 * @throws {ProblemError} `submission.not_found` for missing and hidden ones alike (D-172).
 */
export async function findVisible(
  em: EntityManager,
  actor: Actor,
  submissionId: string,
): Promise<{ submission: Submission; form: Form }> {
  const visible = { $and: [{ id: submissionId }, submissionsVisibleTo(actor)] };
  const submission = await em.findOne(Submission, visible);
  if (!submission) throw new ProblemError('submission.not_found');
  return { submission, form: await em.findOneOrFail(Form, { id: submission.formId }) };
}

/**
 * The same, for somebody who wants to write beside it: owner and administrators (ROLE-022).
 * @throws {ProblemError} `access.denied` for those who only read.
 */
export async function findAnnotatable(em: EntityManager, actor: Actor, submissionId: string) {
  const found = await findVisible(em, actor, submissionId);
  assertCan(actor, 'update', found.form);
  return found;
}
