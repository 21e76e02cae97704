import {
  submissionListResponseSchema,
  submissionResponseSchema,
  type Submission,
  type SubmissionListResponse,
} from '../../../platform/contract/index.ts';
import * as v1 from '../schemas/index.ts';
import { encodeInboxKey } from '../../../submissions/list/inboxCursor.ts';
import { operation, source } from '../operation.ts';
import { pageBy } from '../paging.ts';
import { etag } from '../preconditions.ts';

/**
 * Age from which a submission is listed in the order of arrival, in ms. One that arrived earlier may be stored a little
 * later; a program that had gone past it would never see it.
 */
const SETTLED_MS = 10_000;

const LIST = source('GET /api/submissions', submissionListResponseSchema);
export const GET_SUBMISSION = source('GET /api/submissions/:submissionId', submissionResponseSchema);

export const oneSubmission = {
  params: v1.submissionParamsSchema,
  missing: 'submission.not_found',
} as const;

/** A submission as v1 names its parts. */
export const presentSubmission = ({ state, status, ...submission }: Submission) => ({
  ...submission,
  status: { state, id: status?.id ?? null, name: status?.name ?? null },
});

/** The questions of a revision, as far as answers are read by it. */
function presentRevision({ fields, outline }: SubmissionListResponse['revisions'][string]) {
  return {
    fields: fields.map((field) => ({
      id: field.id,
      type: field.type,
      label: field.label,
      ...('options' in field && { options: field.options }),
    })),
    ...(outline && { outline }),
  };
}

/** Presents a submission that the dashboard's endpoint has found. */
export const presentSubmissionDetail = ({
  submission,
  fields,
  outline,
  files = [],
  notes,
}: Awaited<ReturnType<typeof GET_SUBMISSION.response.parse>>) => ({
  ...presentSubmission(submission),
  ...presentRevision({ fields, ...(outline && { outline }) }),
  files,
  notes,
});

/** Cuts off what has only just arrived, behind which another may still be stored. */
function settledOf<Item extends { submittedAt: string }>(submissions: readonly Item[]): Item[] {
  const until = Date.now() - SETTLED_MS;
  const at = submissions.findIndex(({ submittedAt }) => Date.parse(submittedAt) > until);
  return at < 0 ? [...submissions] : submissions.slice(0, at);
}

/** The place behind all submissions of a millisecond. */
const behind = (submittedAt: string): string =>
  encodeInboxKey({ at: submittedAt.replace(/Z$/, '999Z'), id: LAST_ID });
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Operations that read submissions. */
export const SUBMISSIONS = [
  operation({
    route: 'GET /forms/:formId/submissions',
    id: 'listSubmissions',
    summary: 'List submissions of a form',
    description:
      'Lists the submissions of a form outside the trash, page by page, with the questions that they answer. Oldest first, a submission appears ten seconds after it arrived, and the last page has a cursor as well: keep it, and ask again with it for what has arrived since. A page may be short, or empty, and more may follow all the same. A key that sees some answers gets those alone.',
    of: [LIST],
    params: v1.formParamsSchema,
    missing: 'form.not_found',
    query: v1.submissionListQuerySchema,
    response: v1.submissionPageSchema,
    problems: ['cursor.invalid'],
    withoutProblems: ['api_key.one_form'],
    async run(call) {
      const { params, query, ask } = call;
      const { limit, cursor: _cursor, order, ...filter } = query;
      const isForward = order === 'oldest';
      let revisions: SubmissionListResponse['revisions'] = {};
      const page = await pageBy(call, { id: 'listSubmissions', of: params }, async (place) => {
        const asked = {
          ...filter,
          ...params,
          sort: order,
          limit: String(limit),
          ...(place && { cursor: place }),
        };
        const found = await ask(LIST, { query: asked });
        revisions = found.revisions;
        const shown = isForward ? settledOf(found.submissions) : found.submissions;
        const isWhole = shown.length === found.submissions.length;
        const last = shown.at(-1);
        const next = isWhole && found.nextCursor !== null ? found.nextCursor : null;
        // A program that follows a form goes on behind all that it was shown.
        const here = last ? behind(last.submittedAt) : (place ?? null);
        return {
          data: shown.map(presentSubmission),
          place: next ?? (isForward ? here : null),
          hasMore: next !== null,
        };
      });
      return {
        ...page,
        revisions: Object.fromEntries(
          Object.entries(revisions).map(([id, revision]) => [id, presentRevision(revision)]),
        ),
      };
    },
  }),
  operation({
    route: 'GET /submissions/:submissionId',
    id: 'getSubmission',
    summary: 'Get a submission',
    description:
      'Returns one submission with its questions, files and notes, and its version as ETag. It does not mark it as read. A key that sees some answers gets those alone, without files and notes.',
    of: [GET_SUBMISSION],
    ...oneSubmission,
    response: v1.submissionDetailSchema,
    answerHeaders: ['ETag'],
    async run({ ask, params, set }) {
      const found = await ask(GET_SUBMISSION, { params });
      set({ ETag: etag(String(found.submission.version)) });
      return presentSubmissionDetail(found);
    },
  }),
];
