import { LockMode } from '@mikro-orm/core';
import {
  formDetailSchema,
  formPublishingSchema,
  formVersionDetailSchema,
  formVersionListResponseSchema,
  impactSchema,
  savedDraftSchema,
  type FormChangeInWords,
  type FormDetail,
} from '../../../platform/contract/index.ts';
import * as v1 from '../schemas/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { impactCode } from '../../../forms/impact/impactCode.ts';
import { getManagedForm } from '../../../forms/managedForm.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { DEFINITION_BODY_LIMITS } from '../../../platform/http/readBody.ts';
import { operation, source, type Call } from '../operation.ts';
import { pageBy } from '../paging.ts';
import { assertState, etag } from '../preconditions.ts';
import { GET_FORM, presentFormDetail } from './forms.ts';

const SAVE = source('PUT /api/forms/:formId/definition', formDetailSchema);
const SAVE_DRAFT = source('PUT /api/forms/:formId/draft', savedDraftSchema);
const DISCARD_DRAFT = source('DELETE /api/forms/:formId/draft');
const IMPACT = source('POST /api/forms/:formId/impact', impactSchema);
const VERSIONS = source('GET /api/forms/:formId/versions', formVersionListResponseSchema);
const VERSION = source('GET /api/forms/:formId/versions/:versionId', formVersionDetailSchema);
const GET_PUBLISHING = source('GET /api/forms/:formId/publishing', formPublishingSchema);
const SET_PUBLISHING = source('PATCH /api/forms/:formId/publishing', formPublishingSchema);

const oneForm = { params: v1.formParamsSchema, missing: 'form.not_found' } as const;
const oneDefinition = {
  ...oneForm,
  body: v1.definitionRequestSchema,
  bodyLimits: DEFINITION_BODY_LIMITS,
} as const;
/** What the state that a request names makes impossible. */
const CONFLICTS = ['form.revision_conflict', 'form.draft_conflict'] as const;

type FormCall = Pick<
  Call<typeof v1.formParamsSchema, undefined, undefined>,
  'deps' | 'actor' | 'params' | 'ask'
>;

/** Holds a form, and reads it as nobody else can change it until the write ends. */
async function holdForm({ deps, actor, params, ask }: FormCall): Promise<FormDetail> {
  await inTransaction(deps.orm, async (em) => {
    const form = await getManagedForm(em, actor, params.formId);
    await em.lock(form, LockMode.PESSIMISTIC_WRITE);
  });
  return ask(GET_FORM, { params });
}

function draftOf({ draft }: FormDetail): NonNullable<FormDetail['draft']> {
  if (!draft) throw new ProblemError('draft.not_found');
  return draft;
}

const presentChanges = (changes: readonly FormChangeInWords[]) =>
  changes.map(({ words, ...change }) => ({ ...change, text: words }));

/** Operations of what forms ask, of drafts, publishing and earlier versions. */
export const DEFINITIONS = [
  operation({
    route: 'GET /forms/:formId/definition',
    id: 'getDefinition',
    summary: 'Get the definition of a form',
    description:
      'Returns what visitors see, as docs/definition.md describes it, with its revision as ETag. Unpublished changes are in the draft.',
    of: [GET_FORM],
    ...oneForm,
    response: v1.definitionSchema,
    answerHeaders: ['ETag'],
    async run({ ask, params, set }) {
      const { revisionId, definition } = await ask(GET_FORM, { params });
      set({ ETag: etag(revisionId) });
      return { revisionId, definition };
    },
  }),
  operation({
    route: 'PUT /forms/:formId/definition',
    id: 'publishDefinition',
    summary: 'Publish a definition',
    description:
      'Stores a definition as the next revision, which visitors see at once. If-Match names the revision that it was made from. A draft is not published by this: a copy of it stays in the history. Answers to earlier revisions stay as they are.',
    of: [SAVE, GET_FORM],
    ...oneDefinition,
    response: v1.formDetailSchema,
    requestHeaders: ['If-Match'],
    answerHeaders: ['ETag'],
    withoutProblems: CONFLICTS,
    async run(call) {
      const { ctx, ask, params, body, set } = call;
      const { revisionId, version } = await holdForm(call);
      assertState(ctx, revisionId, 'revisionId');
      const form = await ask(SAVE, { params, body: { ...body, version } });
      set({ ETag: etag(form.revisionId) });
      return presentFormDetail(form);
    },
  }),
  operation({
    route: 'GET /forms/:formId/draft',
    id: 'getDraft',
    summary: 'Get the draft of a form',
    description: 'Returns the changes that are not published yet, with their state as ETag. It creates none.',
    of: [GET_FORM],
    ...oneForm,
    response: v1.draftSchema,
    answerHeaders: ['ETag'],
    problems: ['draft.not_found'],
    async run({ ask, params, set }) {
      const draft = draftOf(await ask(GET_FORM, { params }));
      set({ ETag: etag(draft.state) });
      return draft;
    },
  }),
  operation({
    route: 'PUT /forms/:formId/draft',
    id: 'saveDraft',
    summary: 'Save a draft',
    description:
      'Stores a definition as the draft of the form. If-Match names the state of the draft that it replaces; `If-None-Match: *` begins one. Visitors see nothing of it, and it may be incomplete.',
    of: [SAVE_DRAFT, GET_FORM],
    ...oneDefinition,
    response: v1.draftSchema,
    requestHeaders: ['If-Match', 'If-None-Match'],
    answerHeaders: ['ETag'],
    problems: ['draft.not_found'],
    withoutProblems: CONFLICTS,
    async run(call) {
      const { ctx, ask, params, body, set } = call;
      const { draft, revisionId } = await holdForm(call);
      assertState(ctx, draft?.state ?? null, 'state');
      await ask(SAVE_DRAFT, { params, body: { ...body, revisionId, state: draft?.state ?? null } });
      const saved = draftOf(await ask(GET_FORM, { params }));
      set({ ETag: etag(saved.state) });
      return saved;
    },
  }),
  operation({
    route: 'DELETE /forms/:formId/draft',
    id: 'discardDraft',
    summary: 'Discard a draft',
    description:
      'Takes the draft back, so that the builder shows what visitors see. If-Match names its state. A copy stays in the history.',
    of: [DISCARD_DRAFT, GET_FORM],
    ...oneForm,
    requestHeaders: ['If-Match'],
    problems: ['draft.not_found'],
    withoutProblems: CONFLICTS,
    async run(call) {
      const { ctx, ask, params } = call;
      const { state } = draftOf(await holdForm(call));
      assertState(ctx, state, 'state');
      await ask(DISCARD_DRAFT, { params, query: { state } });
    },
  }),
  operation({
    route: 'POST /forms/:formId/impact',
    id: 'getImpact',
    summary: 'Tell what publishing would mean',
    description:
      'Compares a definition, or the draft, with what visitors see, and tells what publishing it would do to answers, exports, views, clients and webhooks. It stores and publishes nothing.',
    of: [IMPACT, GET_FORM],
    ...oneForm,
    body: v1.impactRequestSchema,
    bodyLimits: DEFINITION_BODY_LIMITS,
    response: v1.impactSchema,
    problems: ['draft.not_found'],
    async run({ ask, params, body }) {
      const definition = body.definition ?? draftOf(await ask(GET_FORM, { params })).definition;
      const { problems, changes, ...impact } = await ask(IMPACT, { params, body: { definition } });
      return {
        ...impact,
        changes: presentChanges(changes),
        problems: problems.map(({ words }) => words),
      };
    },
  }),
  operation({
    route: 'POST /forms/:formId/publish',
    id: 'publishDraft',
    summary: 'Publish the draft',
    description:
      'Makes the draft the next revision, which visitors see at once. If-Match names the state of the draft that was looked at: what somebody has changed since is not published unseen. Ask for its impact before, and name its code: it is refused when what visitors see, or the draft, is another by now.',
    of: [SAVE, GET_FORM],
    ...oneForm,
    query: v1.publishQuerySchema,
    response: v1.formDetailSchema,
    requestHeaders: ['If-Match'],
    answerHeaders: ['ETag'],
    problems: ['draft.not_found', 'form.impact_changed'],
    withoutProblems: CONFLICTS,
    async run(call) {
      const { deps, ctx, ask, params, query, set } = call;
      const before = await holdForm(call);
      const { version, revisionId } = before;
      const { state: draftState, definition } = draftOf(before);
      assertState(ctx, draftState, 'state');
      const state = { formId: params.formId, revisionId, definition };
      if (query.impact !== undefined && query.impact !== impactCode(deps.config.secret, state))
        throw new ProblemError('form.impact_changed');
      const form = await ask(SAVE, { params, body: { definition, version, draftState } });
      set({ ETag: etag(form.revisionId) });
      return presentFormDetail(form);
    },
  }),
  operation({
    route: 'GET /forms/:formId/versions',
    id: 'listVersions',
    summary: 'List earlier versions',
    description:
      'Lists the revisions of a form and the kept copies of its drafts, newest first, each with what it changed. At most 20 come on one page.',
    of: [VERSIONS],
    ...oneForm,
    query: v1.pageQuerySchema,
    response: v1.versionPageSchema,
    problems: ['cursor.invalid'],
    run: (call) =>
      pageBy(call, { id: 'listVersions', of: call.params }, async (place) => {
        const before = place && Buffer.from(place, 'base64url').toString();
        const found = await call.ask(VERSIONS, { params: call.params, query: before ? { before } : {} });
        const shown = found.versions.slice(0, call.query.limit);
        const hasMore = found.hasMore || shown.length < found.versions.length;
        const last = hasMore && shown.at(-1);
        return {
          data: shown.map(({ changes, ...version }) => ({ ...version, changes: presentChanges(changes) })),
          place: last ? Buffer.from(last.savedAt).toString('base64url') : null,
          hasMore,
        };
      }),
  }),
  operation({
    route: 'GET /forms/:formId/versions/:versionId',
    id: 'getVersion',
    summary: 'Get an earlier version',
    description:
      'Returns the definition of a version. To bring it back, publish it, or save it as the draft: this operation changes nothing.',
    of: [VERSION],
    params: v1.versionParamsSchema,
    missing: 'form.not_found',
    response: v1.versionDetailSchema,
    run: ({ ask, params }) => ask(VERSION, { params }),
  }),
  operation({
    route: 'GET /forms/:formId/publishing',
    id: 'getPublishing',
    summary: 'Get how a form may be used',
    description: 'Returns the websites, closing time, limits and language of a form.',
    of: [GET_PUBLISHING],
    ...oneForm,
    response: v1.publishingSchema,
    run: ({ ask, params }) => ask(GET_PUBLISHING, { params }),
  }),
  operation({
    route: 'PATCH /forms/:formId/publishing',
    id: 'updatePublishing',
    summary: 'Change how a form may be used',
    description:
      'Changes the settings that the body names and no others. They hold at once, also for visitors who have the form open. Submissions that are stored stay.',
    of: [SET_PUBLISHING],
    ...oneForm,
    body: v1.updatePublishingRequestSchema,
    response: v1.publishingSchema,
    run: ({ ask, params, body }) => ask(SET_PUBLISHING, { params, body }),
  }),
];
