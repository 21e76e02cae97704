import { capabilitiesOf, fieldsOf } from '@inlay/sdk/model';
import * as v1 from '../schemas/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { getManagedForm } from '../../../forms/managedForm.ts';
import { getCurrentRevision } from '../../../forms/getForm.ts';
import { invalidField } from '../../../platform/http/invalidField.ts';
import { receiveUpload } from '../../../submissions/uploads/receiveUpload.ts';
import { readIdempotencyKey } from '../idempotency.ts';
import { operation, source } from '../operation.ts';
import { assertPlainFile } from '../plainFile.ts';
import { oneSubmission } from './submissions.ts';

const ALL = source('GET /api/submissions/:submissionId/files');
const ONE = source('GET /api/submissions/:submissionId/files/:fileId');

/** Operations of files: those that were sent, and those that a program sends itself. */
export const FILES = [
  operation({
    route: 'GET /submissions/:submissionId/files',
    id: 'downloadFiles',
    summary: 'Download the files of a submission',
    description:
      'Sends the files of a submission as one ZIP file. Files that are being checked, or are held back, are not in it. Every download is a security event.',
    of: [ALL],
    ...oneSubmission,
    produces: ['application/zip'],
    status: 200,
    async run({ ask, params }) {
      await ask(ALL, { params });
    },
  }),
  operation({
    route: 'GET /submissions/:submissionId/files/:fileId',
    id: 'getFile',
    summary: 'Get a file of a submission',
    description:
      'Leads to a file by a link that is good for five minutes and needs no key. A file that is being checked or held back is not given out.',
    of: [ONE],
    ...oneSubmission,
    params: v1.fileParamsSchema,
    status: 303,
    answerHeaders: ['Location'],
    async run({ ask, params }) {
      await ask(ONE, { params, query: {} });
    },
  }),
  operation({
    route: 'POST /forms/:formId/uploads',
    id: 'uploadFile',
    summary: 'Upload a file for a submission',
    description:
      'Takes a file as the body, for a field of the form, and returns what an answer names it by. It belongs to nothing until a submission names it, and is removed after a day without one. A file that is not what its name says is refused. Sent again, it is another upload: what is left over is removed.',
    of: [],
    own: { scope: 'submissions', keeps: 'forms' },
    params: v1.formParamsSchema,
    missing: 'form.not_found',
    query: v1.uploadQuerySchema,
    takesFile: ['application/octet-stream'],
    response: v1.uploadSchema,
    status: 201,
    once: 'itself',
    problems: [
      'access.denied',
      'upload.file_type',
      'upload.file_old',
      'upload.file_content',
      'upload.file_unsafe',
      'upload.file_animated',
      'upload.file_damaged',
      'upload.file_pixels',
      'upload.file_size',
      'upload.file_empty',
      'upload.file_full',
      'upload.file_gone',
    ],
    withoutProblems: ['idempotency.in_progress', 'idempotency.key_reused'],
    async run({ deps, ctx, actor, params: { formId }, query: { fieldId, name } }) {
      const { accountId, definition } = await inTransaction(deps.orm, async (em) => {
        const form = await getManagedForm(em, actor, formId);
        return { accountId: form.accountId, definition: (await getCurrentRevision(em, form)).definition };
      });
      // A wrong key is refused here as everywhere; a file that is sent again is another upload.
      readIdempotencyKey(ctx);
      assertPlainFile(ctx);
      const field = fieldsOf(definition).find(({ id }) => id === fieldId);
      if (!field || !capabilitiesOf(field).filesTaken)
        throw invalidField('fieldId', {
          code: 'unknown_field',
          message: 'The form has no such field for files',
        });
      const length = ctx.get('Content-Length');
      if (!/^\d{1,15}$/.test(length))
        throw invalidField('Content-Length', { code: 'required', message: 'Say how long the file is' });
      const file = { name, size: Number(length) };
      // The limits of the key are its sender's.
      return receiveUpload(deps, { formId, accountId, field, source: null }, { file, request: ctx.req });
    },
  }),
];
