import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  addNoteRequestSchema,
  noteIdParamsSchema,
  notesResponseSchema,
  setMarksRequestSchema,
  setTagsRequestSchema,
  submissionIdParamsSchema,
  tagsResponseSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { addNote, removeNote } from './notes.ts';
import { setMarks } from './setMarks.ts';
import { setTags } from './tags.ts';

const one = {
  access: 'approved',
  scope: 'submissions',
  params: submissionIdParamsSchema,
  missing: 'submission.not_found',
} as const;

/** Routes of a submission's annotations: personal marks, the account's tags and notes. */
export function annotationsRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/submissions/:submissionId' });

  router.put(
    '/marks',
    guard({ ...one, body: setMarksRequestSchema }, async ({ actor, params, body }) => {
      const marked = await inTransaction(orm, (em) =>
        setMarks(em, { actor, ids: [params.submissionId], marks: body }),
      );
      if (marked === 0) throw new ProblemError('submission.not_found');
    }),
  );

  router.put(
    '/tags',
    guard(
      { ...one, problems: ['access.denied'], body: setTagsRequestSchema, response: tagsResponseSchema },
      async ({ actor, params, body }) =>
        inTransaction(orm, async (em) => ({
          tags: await setTags(em, { actor, submissionId: params.submissionId, names: body.names }),
        })),
    ),
  );

  router.post(
    '/notes',
    guard(
      {
        ...one,
        problems: ['access.denied'],
        body: addNoteRequestSchema,
        response: notesResponseSchema,
        status: 201,
      },
      async ({ actor, params, body }) =>
        inTransaction(orm, async (em) => ({
          notes: await addNote(em, { actor, submissionId: params.submissionId, text: body.text }),
        })),
    ),
  );

  router.delete(
    '/notes/:noteId',
    guard(
      {
        ...one,
        problems: ['access.denied', 'note.not_found'],
        params: noteIdParamsSchema,
        response: notesResponseSchema,
      },
      async ({ actor, params }) =>
        inTransaction(orm, async (em) => ({ notes: await removeNote(em, { actor, ...params }) })),
    ),
  );

  return router;
}
