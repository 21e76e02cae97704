import {
  formDetailSchema as wholeFormSchema,
  type FormDetail,
  type FormSummary,
} from '../../../platform/contract/index.ts';
import * as v1 from '../schemas/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { cutPage, decodePageKey } from '../../../platform/http/pageByKey.ts';
import { listForms } from '../../../forms/listForms.ts';
import { formsInAccount } from '../../../forms/policy.ts';
import { operation, source } from '../operation.ts';
import { pageBy } from '../paging.ts';

/** A form as lists and details of v1 name its parts. */
export const presentForm = <Form extends FormSummary>({ clientFolderId, ...form }: Form) => ({
  ...form,
  folderId: clientFolderId,
});

/** A form, whole. */
export const presentFormDetail = (form: FormDetail) => ({
  ...presentForm(form),
  url: form.embed.url,
  embedCode: form.embed.code,
});

const toAttributes = <Rest extends object>({
  folderId,
  ...rest
}: Rest & { folderId?: string | null | undefined }) => ({
  ...rest,
  ...(folderId !== undefined && { clientFolderId: folderId }),
});

export const GET_FORM = source('GET /api/forms/:formId', wholeFormSchema);
const CREATE = source('POST /api/forms', wholeFormSchema);
const UPDATE = source('PATCH /api/forms/:formId', wholeFormSchema);
const TRASH = source('DELETE /api/forms/:formId');
const RESTORE = source('POST /api/forms/:formId/restore', wholeFormSchema);

const oneForm = { params: v1.formParamsSchema, missing: 'form.not_found' } as const;

/** Operations of forms, their attributes and their trash. */
export const FORMS = [
  operation({
    route: 'GET /forms',
    id: 'listForms',
    summary: 'List forms',
    description:
      'Lists the forms of the account, newest first. Forms in the trash and forms of other accounts are not among them.',
    of: [],
    own: { scope: 'forms', keeps: 'forms' },
    query: v1.pageQuerySchema,
    response: v1.formPageSchema,
    problems: ['cursor.invalid'],
    run: (call) =>
      pageBy(call, { id: 'listForms' }, async (place) => {
        const { limit } = call.query;
        const part = { limit: limit + 1, after: place === undefined ? null : decodePageKey(place) };
        const forms = await inTransaction(call.deps.orm, (em) =>
          listForms(em, call.actor, formsInAccount(call.actor), part),
        );
        const { page, nextCursor } = cutPage(forms, limit, ({ createdAt, id }) => ({
          at: new Date(createdAt),
          id,
        }));
        return { data: page.map(presentForm), place: nextCursor, hasMore: nextCursor !== null };
      }),
  }),
  operation({
    route: 'POST /forms',
    id: 'createForm',
    summary: 'Create a form',
    description:
      'Creates a form of a definition and publishes it at once; with `active: false` it is closed until it is opened. It counts against the form limit of whoever made the key, who is told of its submissions by mail, as of forms that they make themselves. Nobody is asked to fill it in.',
    of: [CREATE],
    body: v1.createFormRequestSchema,
    response: v1.formDetailSchema,
    status: 201,
    answerHeaders: ['Location'],
    withoutProblems: ['template.not_found'],
    async run({ ask, body, set }) {
      const form = await ask(CREATE, { body: toAttributes(body) });
      set({ Location: `/api/v1/forms/${form.id}` });
      return presentFormDetail(form);
    },
  }),
  operation({
    route: 'GET /forms/:formId',
    id: 'getForm',
    summary: 'Get a form',
    description:
      'Returns a form with its address and the line that embeds it. Its definition has an operation of its own.',
    of: [GET_FORM],
    ...oneForm,
    response: v1.formDetailSchema,
    run: async ({ ask, params }) => presentFormDetail(await ask(GET_FORM, { params })),
  }),
  operation({
    route: 'PATCH /forms/:formId',
    id: 'updateForm',
    summary: 'Update a form',
    description:
      'Changes the attributes that the body names and no others. A new title or description is a new revision, which visitors see at once. It does not change what the form asks.',
    of: [UPDATE],
    ...oneForm,
    body: v1.updateFormRequestSchema,
    response: v1.formDetailSchema,
    run: async ({ ask, params, body }) =>
      presentFormDetail(await ask(UPDATE, { params, body: toAttributes(body) })),
  }),
  operation({
    route: 'DELETE /forms/:formId',
    id: 'trashForm',
    summary: 'Move a form to the trash',
    description:
      'Moves a form to the trash: it takes no more submissions, and its own are hidden. It is deleted permanently after the days that administrators set, not by this operation.',
    of: [TRASH],
    ...oneForm,
    async run({ ask, params }) {
      await ask(TRASH, { params });
    },
  }),
  operation({
    route: 'POST /forms/:formId/restore',
    id: 'restoreForm',
    summary: 'Restore a form from the trash',
    description: 'Takes a form out of the trash with its submissions, as it was before.',
    of: [RESTORE],
    ...oneForm,
    response: v1.formDetailSchema,
    run: async ({ ask, params }) => presentFormDetail(await ask(RESTORE, { params })),
  }),
];
