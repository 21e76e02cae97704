import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import type { SubmissionListQuery, SubmissionListResponse } from '../contract/index.ts';
import { Form } from '../forms/form.entity.ts';
import { FormRevision } from '../forms/formRevision.entity.ts';
import { getForm } from '../forms/getForm.ts';
import { formsVisibleTo } from '../forms/policy.ts';
import { cutPage, decodePageKey } from '../http/pageByKey.ts';
import { submissionsListedFor } from './policy.ts';
import { presentSubmission } from './presentSubmission.ts';
import { Submission } from './submission.entity.ts';

/**
 * One page of submissions, newest first, by key and never by offset. With it come the fields of the
 * revisions that were answered.
 * @throws {ProblemError} `form.not_found` when a form is named that the person may not see.
 */
export async function listSubmissions(
  em: EntityManager,
  input: { actor: Actor; query: SubmissionListQuery },
): Promise<SubmissionListResponse> {
  const { actor, query } = input;
  const scope = await scopeOf(em, actor, query.formId);
  const page = query.cursor ? { $and: [scope, olderThan(query.cursor)] } : scope;
  const found = await em.find(Submission, page, {
    orderBy: { submittedAt: 'desc', id: 'desc' },
    limit: query.limit + 1,
  });
  const { page: submissions, nextCursor } = cutPage(found, query.limit, ({ submittedAt, id }) => ({
    at: submittedAt,
    id,
  }));
  const titles = await findTitles(em, submissions);
  return {
    submissions: submissions.map((one) => presentSubmission(one, titles.get(one.formId) ?? '')),
    revisions: await findRevisionFields(em, submissions),
    nextCursor,
    total: await em.count(Submission, scope),
  };
}

async function scopeOf(em: EntityManager, actor: Actor, formId?: string): Promise<FilterQuery<Submission>> {
  if (formId === undefined) return submissionsListedFor(actor);
  const form = await getForm(em, formsVisibleTo(actor), formId);
  return { formId: form.id, deletedAt: null };
}

function olderThan(cursor: string): FilterQuery<Submission> {
  const { at: submittedAt, id } = decodePageKey(cursor);
  return { $or: [{ submittedAt: { $lt: submittedAt } }, { submittedAt, id: { $lt: id } }] };
}

async function findTitles(
  em: EntityManager,
  submissions: readonly Submission[],
): Promise<Map<string, string>> {
  const ids = [...new Set(submissions.map((one) => one.formId))];
  const forms = await em.find(Form, { id: { $in: ids } }, { fields: ['title'] });
  return new Map(forms.map((form) => [form.id, form.title]));
}

async function findRevisionFields(
  em: EntityManager,
  submissions: readonly Submission[],
): Promise<SubmissionListResponse['revisions']> {
  const ids = [...new Set(submissions.map((one) => one.revisionId))];
  const revisions = await em.find(FormRevision, { id: { $in: ids } });
  return Object.fromEntries(revisions.map((one) => [one.id, { fields: one.definition.fields }]));
}
