import { Router } from '@koa/router';
import { Metadata } from '@tus/utils';
import { z } from 'zod';
import { fieldsOf } from '@inlay/sdk/model';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { publicCors } from '../../platform/http/cors.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { createLazy } from '../../platform/process/lazy.ts';
import { createUpload } from '../../submissions/uploads/createUpload.ts';
import { refusalOf } from '../../submissions/uploads/finishUpload.ts';
import type { TusServer } from '../../submissions/uploads/tusServer.ts';
import type { UploadDeps } from '../../submissions/uploads/uploadDeps.ts';
import { createTicket, idOfTicket, isTicketOf } from '../../submissions/uploads/uploadTicket.ts';
import { deleteUpload, findUpload, type UploadRow } from '../../submissions/uploads/uploadRows.ts';
import { formNotFound } from './formNotFound.ts';
import { mayUpload } from './password/formPass.ts';
import type { PublicFormDeps } from './publicFormDeps.ts';
import { findRefusal } from './submit/admission.ts';
import { narrowCors, requestWebsite } from './websites.ts';

const formIdSchema = z.uuid().toLowerCase();
const LENGTH = /^\d{1,15}$/;

/** Address of an upload, which its visitor alone knows. */
const addressOf = (ticket: string): string => `/api/public/uploads/${ticket}`;

type Deps = PublicFormDeps & UploadDeps;

/** Reads what tus says of a file; the field is our own key. @throws {ProblemError} `request.invalid` */
function readAnnouncement(ctx: AppContext): { name: string; fieldId: string; size: number } {
  const length = ctx.get('Upload-Length');
  if (!LENGTH.test(length)) throw new ProblemError('request.invalid');
  try {
    const { filename, field } = Metadata.parse(ctx.get('Upload-Metadata'));
    if (!filename || !field) throw new ProblemError('request.invalid');
    return { name: filename, fieldId: field, size: Number(length) };
  } catch {
    throw new ProblemError('request.invalid');
  }
}

/** Uploads of visitors, by tus 1.0.0: resumable, from any website, proven by a ticket (decision 331). */
export function uploadsRouter(deps: Deps): Router<AppState> {
  const { config, published, limits, pool } = deps;
  const router = new Router<AppState>({ prefix: '/api/public' });
  /** Loaded with the first upload: its package loads Node's own `fetch`, a tenth of the start (decision 195). */
  const tusServer = createLazy(async (): Promise<TusServer> => {
    const { createTusServer } = await import('../../submissions/uploads/tusServer.ts');
    return createTusServer(deps);
  });
  const handle: TusServer['handle'] = async (known) => {
    const tus = await tusServer.get();
    await tus.handle(known);
  };
  const publicOrigin = new URL(config.publicUrl).origin;
  router.use(publicCors);

  router.post('/forms/:formId/uploads', async (ctx) => {
    const formId = formIdSchema.safeParse(ctx.params['formId']).data;
    const form = formId ? await published.find(formId, null, ctx.state.formPass) : null;
    if (!form) throw formNotFound(deps, ctx, String(ctx.params['formId']));
    const refusal = findRefusal(form, requestWebsite(ctx), config.publicUrl);
    if (refusal) throw new ProblemError(refusal.code);
    if (!mayUpload(config, form, ctx.state.formPass)) throw new ProblemError('form.invited_only');
    const { name: given, fieldId, size } = readAnnouncement(ctx);
    const source = requestSource(ctx, config);
    await limits.take('upload', { key: source.hash, source });
    narrowCors(ctx, form);
    const field = fieldsOf(form.definition).find(({ id }) => id === fieldId);
    const { accountId } = form;
    const place = { formId: form.id, accountId, field, source: source.hash };
    const { id } = await createUpload(deps, place, { name: given, size });
    const ticket = createTicket(config.secret, { id, formId: form.id, fieldId });
    await handle({ ctx, id, accountId, address: addressOf(ticket), size });
  });

  /**
   * Finds an upload by its ticket; its form says which websites read the answer.
   * @throws {ProblemError} `upload.file_gone`
   */
  const getUpload = async (ctx: AppContext): Promise<UploadRow> => {
    const ticket = String(ctx['params'].ticket);
    const id = idOfTicket(ticket);
    const row = id ? await findUpload(pool, id) : null;
    if (!row || !isTicketOf(config.secret, ticket, row)) throw new ProblemError('upload.file_gone');
    // The platform's own page needs no leave to read, and sends each part of a file.
    const website = requestWebsite(ctx);
    const form = website && website !== publicOrigin ? await published.find(row.formId) : null;
    if (form) narrowCors(ctx, form);
    return row;
  };

  const write = async (ctx: AppContext): Promise<void> => {
    const row = await getUpload(ctx);
    if (row.state === 'refused') throw refusalOf(row);
    if (row.state === 'receiving') {
      await handle({ ...row, ctx, address: addressOf(String(ctx['params'].ticket)) });
      return;
    }
    // The answer to the last part was lost.
    ctx.set({ 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(row.size), 'Cache-Control': 'no-store' });
    ctx.set('Upload-Length', String(row.size));
    ctx.status = 204;
  };
  router.head('/uploads/:ticket', write);
  router.patch('/uploads/:ticket', write);

  router.delete('/uploads/:ticket', async (ctx) => {
    const { id } = await getUpload(ctx);
    await deleteUpload(pool, id);
    ctx.set('Tus-Resumable', '1.0.0');
    ctx.status = 204;
  });

  return router;
}
