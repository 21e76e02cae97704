import {
  bulkJobSchema,
  changeSubmissionsResponseSchema,
  editAnswersResponseSchema,
  notesResponseSchema,
  submissionEditResponseSchema,
  submissionVersionsResponseSchema,
  tagsResponseSchema,
  tagSubmissionsResponseSchema,
  trashResponseSchema,
  workChoicesResponseSchema,
  type BulkJobItem,
} from '../../../platform/contract/index.ts';
import * as v1 from '../schemas/index.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { ANSWERS_BODY_LIMITS, SELECTION_BODY_LIMITS } from '../../../platform/http/readBody.ts';
import { operation, source, type Call } from '../operation.ts';
import { pageBy } from '../paging.ts';
import { assertState, etag } from '../preconditions.ts';
import { listUnknownAnswers } from '../unknownAnswers.ts';
import { waitFor } from '../preferWait.ts';
import { GET_SUBMISSION, oneSubmission, presentSubmissionDetail } from './submissions.ts';

const changed = (action: string) =>
  source(`POST /api/submissions/${action}`, changeSubmissionsResponseSchema);
const tagged = (action: string) => source(`POST /api/submissions/${action}`, tagSubmissionsResponseSchema);

const SET_STATUS = changed('status');
const ASSIGN = changed('assign');
const TO_TRASH = changed('trash');
const RESTORE = changed('restore');
const DELETE = changed('delete');
const TAG = tagged('tag');
const UNTAG = tagged('untag');
const SET_TAGS = source('PUT /api/submissions/:submissionId/tags', tagsResponseSchema);
const GET_EDIT = source('GET /api/submissions/:submissionId/edit', submissionEditResponseSchema);
const SET_ANSWERS = source('PUT /api/submissions/:submissionId/answers', editAnswersResponseSchema);
const VERSIONS = source('GET /api/submissions/:submissionId/versions', submissionVersionsResponseSchema);
const ADD_NOTE = source('POST /api/submissions/:submissionId/notes', notesResponseSchema);
const REMOVE_NOTE = source('DELETE /api/submissions/:submissionId/notes/:noteId', notesResponseSchema);
const TRASH = source('GET /api/trash', trashResponseSchema);
const CHOICES = source('GET /api/submission-statuses', workChoicesResponseSchema);
const TAGS = source('GET /api/submissions/tags', tagsResponseSchema);
const GET_JOB = source('GET /api/bulk-jobs/:jobId', bulkJobSchema);
const CANCEL_JOB = source('POST /api/bulk-jobs/:jobId/cancel', bulkJobSchema);

/** Problems of changes of many submissions, which one of one submission never has. */
const OF_MANY = ['bulk_job.too_many', 'bulk_job.starting', 'form.not_found'] as const;

const hasEnded = ({ state }: Pick<BulkJobItem, 'state'>): boolean => !['waiting', 'running'].includes(state);

const oneJob = {
  params: v1.jobParamsSchema,
  missing: 'bulk_job.not_found',
  response: v1.jobSchema,
} as const;

type AnswersCall = Call<typeof v1.submissionParamsSchema, undefined, typeof v1.updateAnswersRequestSchema>;

/**
 * Changes the answers that a request names, by the version that it has read.
 * @throws {ProblemError} `precondition.required`, `precondition.failed`, `submission.invalid`.
 */
async function changeAnswers({ deps, ctx, ask, params, body }: AnswersCall): Promise<void> {
  const { version, form, answers: stored } = await ask(GET_EDIT, { params });
  assertState(ctx, String(version), 'version');
  const revision = await deps.revisions.find(form.revisionId);
  const unknown = revision ? listUnknownAnswers(revision.definition, body.answers) : [];
  if (unknown.length > 0) throw new ProblemError('submission.invalid', { issues: unknown });
  const merged = Object.entries({ ...stored, ...body.answers }).filter(([, value]) => value !== null);
  try {
    await ask(SET_ANSWERS, { params, body: { version, answers: Object.fromEntries(merged) } });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === 'submission.changed')
      throw new ProblemError('precondition.failed', { current: { version: null } });
    if (error.code !== 'submission.invalid') throw error;
    const issues = (error.issues ?? []).map((issue) => ({ ...issue, path: ['answers', ...issue.path] }));
    throw new ProblemError('submission.invalid', { issues });
  }
}

/** Operations of the work on submissions, of their trash, and of changes of many. */
export const WORK = [
  operation({
    route: 'PATCH /submissions/:submissionId',
    id: 'updateSubmission',
    summary: 'Change the work on a submission',
    description:
      'Sets the status, the assignee or the tags that the body names, all of them or, where one cannot be set, none. Answers have an operation of their own. Webhooks for a changed status or assignee are called as for a change in the dashboard.',
    of: [SET_STATUS, ASSIGN, SET_TAGS, GET_SUBMISSION],
    own: { scope: 'submissions', keeps: 'forms' },
    ...oneSubmission,
    body: v1.updateSubmissionRequestSchema,
    response: v1.submissionDetailSchema,
    withoutProblems: OF_MANY,
    async run({ ask, params, body }) {
      const { status, assigneeId, tags } = body;
      const ids = [params.submissionId];
      if (status !== undefined) await ask(SET_STATUS, { body: { ids, status } });
      if (assigneeId !== undefined) await ask(ASSIGN, { body: { ids, assigneeId } });
      if (tags !== undefined) await ask(SET_TAGS, { params, body: { names: tags } });
      return presentSubmissionDetail(await ask(GET_SUBMISSION, { params }));
    },
  }),
  operation({
    route: 'PATCH /submissions/:submissionId/answers',
    id: 'updateAnswers',
    summary: 'Correct the answers of a submission',
    description:
      'Replaces the answers that the body names: the others stay, and null empties one. If-Match names the version that they were read from. They are judged by the questions that were answered, and what they were before is kept. Webhooks and senders are told of it.',
    of: [GET_EDIT, SET_ANSWERS, GET_SUBMISSION],
    own: { scope: 'submissions', keeps: 'forms' },
    ...oneSubmission,
    body: v1.updateAnswersRequestSchema,
    bodyLimits: ANSWERS_BODY_LIMITS,
    checksText: true,
    response: v1.submissionDetailSchema,
    requestHeaders: ['If-Match'],
    answerHeaders: ['ETag'],
    withoutProblems: ['submission.changed'],
    async run(call) {
      const { ask, params, set } = call;
      await changeAnswers(call);
      const found = await ask(GET_SUBMISSION, { params });
      set({ ETag: etag(String(found.submission.version)) });
      return presentSubmissionDetail(found);
    },
  }),
  operation({
    route: 'GET /submissions/:submissionId/versions',
    id: 'listSubmissionVersions',
    summary: 'List the edits of a submission',
    description:
      'Lists the edits of a submission, and its withdrawal by its sender, newest first, with what each changed, in words. A key that sees some answers gets the changes of those alone.',
    of: [VERSIONS],
    ...oneSubmission,
    response: v1.submissionVersionsSchema,
    run: ({ ask, params }) => ask(VERSIONS, { params }),
  }),
  operation({
    route: 'POST /submissions/:submissionId/notes',
    id: 'addNote',
    summary: 'Add a note',
    description:
      'Adds a note for the account’s own people, under the name of whoever made the key. Senders and clients never see it.',
    of: [ADD_NOTE],
    ...oneSubmission,
    body: v1.addNoteRequestSchema,
    response: v1.notesSchema,
    status: 201,
    run: ({ ask, params, body }) => ask(ADD_NOTE, { params, body }),
  }),
  operation({
    route: 'DELETE /submissions/:submissionId/notes/:noteId',
    id: 'removeNote',
    summary: 'Remove a note',
    description: 'Removes a note permanently, whoever wrote it.',
    of: [REMOVE_NOTE],
    ...oneSubmission,
    params: v1.noteParamsSchema,
    async run({ ask, params }) {
      await ask(REMOVE_NOTE, { params });
    },
  }),
  operation({
    route: 'POST /submissions/:submissionId/trash',
    id: 'trashSubmission',
    summary: 'Move a submission to the trash',
    description:
      'Moves a submission to the trash, from which it can be restored until it is deleted permanently after the days that administrators set.',
    of: [TO_TRASH],
    ...oneSubmission,
    withoutProblems: OF_MANY,
    async run({ ask, params }) {
      await ask(TO_TRASH, { body: { ids: [params.submissionId] } });
    },
  }),
  operation({
    route: 'POST /submissions/:submissionId/restore',
    id: 'restoreSubmission',
    summary: 'Restore a submission from the trash',
    description: 'Takes a submission out of the trash, with its work and files.',
    of: [RESTORE, GET_SUBMISSION],
    own: { scope: 'submissions', keeps: 'forms' },
    ...oneSubmission,
    response: v1.submissionDetailSchema,
    withoutProblems: OF_MANY,
    async run({ ask, params }) {
      await ask(RESTORE, { body: { ids: [params.submissionId] } });
      return presentSubmissionDetail(await ask(GET_SUBMISSION, { params }));
    },
  }),
  operation({
    route: 'DELETE /submissions/:submissionId',
    id: 'deleteSubmission',
    summary: 'Delete a submission permanently',
    description:
      'Deletes a submission with its files, whether it is in the trash or not. It cannot be brought back; to keep that possible, move it to the trash.',
    of: [DELETE],
    ...oneSubmission,
    withoutProblems: OF_MANY,
    async run({ ask, params }) {
      await ask(DELETE, { body: { ids: [params.submissionId] } });
    },
  }),
  operation({
    route: 'GET /trash',
    id: 'listTrash',
    summary: 'List the trash',
    description:
      'Lists the submissions in the trash of the account, last deleted first. Forms in the trash are not among them.',
    of: [TRASH],
    query: v1.pageQuerySchema,
    response: v1.trashPageSchema,
    problems: ['cursor.invalid'],
    run: (call) =>
      pageBy(call, { id: 'listTrash' }, async (place) => {
        const limit = String(call.query.limit);
        const found = await call.ask(TRASH, { query: { limit, ...(place && { cursor: place }) } });
        return { data: found.submissions, place: found.nextCursor, hasMore: found.nextCursor !== null };
      }),
  }),
  operation({
    route: 'GET /forms/:formId/work-choices',
    id: 'getWorkChoices',
    summary: 'Get what submissions can be given',
    description:
      'Returns the account’s own statuses, the people whom submissions can be assigned to, and the tags.',
    of: [CHOICES, TAGS],
    params: v1.formParamsSchema,
    missing: 'form.not_found',
    response: v1.workChoicesSchema,
    async run({ ask, params: query }) {
      return { ...(await ask(CHOICES, { query })), ...(await ask(TAGS, { query })) };
    },
  }),
  operation({
    route: 'POST /bulk-changes',
    id: 'changeSubmissions',
    summary: 'Change many submissions',
    description:
      'Makes one change of submissions that are named by their ids, or of all submissions of a form that fit a filter. Up to 500 change before the answer; more become a job, whose address is in Location. `Prefer: wait=N` waits up to 25 seconds for its end. Filters mean submissions outside the trash, with `restore` those in it.',
    of: [SET_STATUS, ASSIGN, TAG, UNTAG, TO_TRASH, RESTORE, DELETE, GET_JOB],
    own: { scope: 'submissions', keeps: 'forms' },
    body: v1.bulkChangeRequestSchema,
    bodyLimits: SELECTION_BODY_LIMITS,
    response: v1.bulkChangeSchema,
    otherStatuses: [202],
    requestHeaders: ['Prefer'],
    answerHeaders: ['Location', 'Preference-Applied'],
    withoutProblems: ['bulk_job.not_found'],
    async run({ ask, body, answerWith }) {
      const { change, submissionIds, filter, status, assigneeId, tag: name } = body;
      const rows = submissionIds ? { ids: submissionIds } : { filter };
      const make = {
        status: () => ask(SET_STATUS, { body: { ...rows, status } }),
        assign: () => ask(ASSIGN, { body: { ...rows, assigneeId } }),
        tag: () => ask(TAG, { body: { ...rows, name } }),
        untag: () => ask(UNTAG, { body: { ...rows, name } }),
        trash: () => ask(TO_TRASH, { body: rows }),
        restore: () => ask(RESTORE, { body: rows }),
        delete: () => ask(DELETE, { body: rows }),
      }[change];
      const { ids: changedIds, failed: failedIds, job } = await make();
      if (job) answerWith(202, { Location: `/api/v1/bulk-changes/${job.id}` });
      return { changedIds, failedIds, job };
    },
    async after({ ctx, ask, answerWith }, answer) {
      const { job } = answer;
      if (!job) return answer;
      const look = () => ask(GET_JOB, { params: { jobId: job.id } });
      const now = await waitFor(ctx, job, { look, hasEnded });
      if (hasEnded(now)) answerWith(200);
      return { ...answer, job: now };
    },
  }),
  operation({
    route: 'GET /bulk-changes/:jobId',
    id: 'getBulkChange',
    summary: 'Get how far a change of many is',
    description:
      'Returns the progress of a change that this key has asked for. `Prefer: wait=N` waits for its end.',
    of: [GET_JOB],
    ...oneJob,
    requestHeaders: ['Prefer'],
    answerHeaders: ['Preference-Applied'],
    async run({ ctx, ask, params }) {
      const look = () => ask(GET_JOB, { params });
      return waitFor(ctx, await look(), { look, hasEnded });
    },
  }),
  operation({
    route: 'POST /bulk-changes/:jobId/cancel',
    id: 'cancelBulkChange',
    summary: 'Cancel a change of many',
    description: 'Stops a change after what it is doing right now. What it has changed stays changed.',
    of: [CANCEL_JOB],
    ...oneJob,
    run: ({ ask, params }) => ask(CANCEL_JOB, { params }),
  }),
];
