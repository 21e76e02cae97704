import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import type { SubmissionResponse } from '../contract/index.ts';
import { Form } from '../forms/form.entity.ts';
import { FormRevision } from '../forms/formRevision.entity.ts';
import { ProblemError } from '../http/problemError.ts';
import { submissionsVisibleTo } from './policy.ts';
import { presentSubmission } from './presentSubmission.ts';
import { Submission } from './submission.entity.ts';

/**
 * One submission with its neighbours in the form's list.
 * @throws {ProblemError} `submission.not_found` for missing and hidden ones alike (D-172).
 */
export async function getSubmission(
  em: EntityManager,
  input: { actor: Actor; submissionId: string },
): Promise<SubmissionResponse> {
  const visible = { $and: [{ id: input.submissionId }, submissionsVisibleTo(input.actor)] };
  const submission = await em.findOne(Submission, visible);
  if (!submission) throw new ProblemError('submission.not_found');
  const form = await em.findOneOrFail(Form, { id: submission.formId });
  const revision = await em.findOneOrFail(FormRevision, { id: submission.revisionId });
  return {
    submission: presentSubmission(submission, form.title),
    fields: revision.definition.fields,
    newerId: await findNeighbour(em, submission, 'newer'),
    olderId: await findNeighbour(em, submission, 'older'),
  };
}

async function findNeighbour(
  em: EntityManager,
  from: Submission,
  side: 'newer' | 'older',
): Promise<string | null> {
  const [beyond, order] = side === 'newer' ? (['$gt', 'asc'] as const) : (['$lt', 'desc'] as const);
  const { submittedAt, id, formId } = from;
  const neighbour = await em.findOne(
    Submission,
    {
      formId,
      deletedAt: null,
      $or: [{ submittedAt: { [beyond]: submittedAt } }, { submittedAt, id: { [beyond]: id } }],
    },
    { orderBy: { submittedAt: order, id: order }, fields: ['id'] },
  );
  return neighbour?.id ?? null;
}
