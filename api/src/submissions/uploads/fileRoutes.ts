import { Router } from '@koa/router';
import { z } from 'zod';
import type { AppState } from '../../platform/http/appContext.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { FILE_PATH, isOpenLink } from '../../platform/files/fileLink.ts';
import { assertGivenOut, headersOf } from './fileLinks.ts';
import { answerWithFileNotice } from './fileNotice.ts';
import { isPicture } from './fileTypes.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { findReadableUpload } from './uploadRows.ts';

const linkSchema = z.object({
  id: z.uuid(),
  use: z.enum(['save', 'look', 'held']),
  expires: z.coerce.number().int(),
  proof: z.string().max(100),
});

/**
 * A file runs nothing, whatever it is: no scripts, no forms, no other origin's page around it. Nothing keeps it but
 * whoever saved it (T19).
 */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const;

/** Files of visitors by a link that `createFileLink` has signed. */
export function uploadedFilesRouter(deps: Pick<UploadDeps, 'config' | 'pool' | 'files'>): Router<AppState> {
  const router = new Router<AppState>();

  router.get(`${FILE_PATH}:id/:use/:expires/:proof`, answerWithFileNotice, async (ctx) => {
    const link = linkSchema.safeParse(ctx.params).data;
    if (!link || !isOpenLink(deps.config.secret, link)) throw new ProblemError('file.not_found');
    // A link ends with what it leads to, even within its minutes.
    const row = await findReadableUpload(deps.pool, link.id);
    if (!row) throw new ProblemError('file.not_found');
    assertGivenOut(row, link.use);
    const stream = row.key ? await deps.files.open(row.key) : null;
    if (!stream) throw new ProblemError('file.not_found');
    ctx.set(HEADERS);
    ctx.attachment(row.name, { type: link.use === 'look' ? 'inline' : 'attachment' });
    ctx.type = headersOf(row, link.use).type;
    // The dashboard shows pictures of another origin; their links are secret.
    if (deps.config.filesOrigin) ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.body = stream;
    // With its size a browser can say how much is left. A picture that was drawn anew has another one.
    if (!isPicture(row.type)) ctx.length = row.size;
  });

  return router;
}
