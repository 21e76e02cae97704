import type { FormDefinition, UploadedFile } from '@inlay/sdk/model';
import { ProblemError } from '../../platform/http/problemError.ts';
import { fileFieldsOf, replaceFiles } from '../answerFiles.ts';
import { isAnswerObject } from '../replaceAnswers.ts';
import { finishUpload } from './finishUpload.ts';
import { idOfTicket, isTicketOf } from './uploadTicket.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { findUploads, type UploadRow } from './uploadRows.ts';

/** A file that the platform does not have: its field says so. */
const gone = ({ name }: UploadedFile, type = ''): UploadedFile => ({ id: NO_UPLOAD, name, size: 1, type });
const NO_UPLOAD = '00000000-0000-0000-0000-000000000000';

/**
 * Replaces what a visitor says of uploaded files by what the platform received. Files without their ticket, of another
 * form or field, or that were refused or removed, are gone: whoever guesses an id gets nothing for it (T14).
 */
export async function resolveUploads(
  deps: Pick<UploadDeps, 'config' | 'pool' | 'orm' | 'spool'>,
  {
    form,
    rawAnswers,
    idempotencyKey,
  }: {
    form: { id: string; definition: FormDefinition };
    rawAnswers: unknown;
    /** Of the submission that names them: sent again, it names what it has taken itself. */
    idempotencyKey: string;
  },
): Promise<unknown> {
  const fields = fileFieldsOf(form.definition);
  if (fields.length === 0 || !isAnswerObject(rawAnswers)) return rawAnswers;
  const named = new Set<string>();
  replaceFiles(fields, rawAnswers, (_field, file) => {
    const id = idOfTicket(file.id);
    if (id) named.add(id);
    return file;
  });
  const rows = new Map((await findUploads(deps.pool, [...named])).map((row) => [row.id, row]));
  const types = new Map<string, string>();
  for (const row of rows.values()) {
    const type = await typeOf(deps, row);
    if (type) types.set(row.id, type);
  }
  return replaceFiles(fields, rawAnswers, (field, file) => {
    // On its way: the field's type says so.
    if (!file.id) return file;
    const row = rows.get(idOfTicket(file.id) ?? '');
    const place = row && { id: row.id, formId: form.id, fieldId: field.id };
    if (!place || !isTicketOf(deps.config.secret, file.id, place) || row.formId !== form.id)
      return gone(file);
    const refusal = row.takenBy ? null : refusalBefore(row);
    if (refusal) return gone(file, `!${refusal}`);
    const type = types.get(row.id);
    if (type?.startsWith('!')) return gone(file, type);
    if (!type || (row.takenBy && row.takenBy !== idempotencyKey)) return gone(file);
    return { id: row.id, name: row.name, size: row.size, type };
  });
}

/** What a check has found before the submission, which its visitor can still change; null for nothing. */
function refusalBefore({ state, reason }: UploadRow): string | null {
  if (state === 'refused') return reason ?? 'file_type';
  if (state !== 'quarantined' || reason === 'unprocessed') return null;
  return reason === 'unreadable' ? 'file_damaged' : 'file_unsafe';
}

/** Returns the type of an upload, or why it is refused, behind a `!`; null for one that has not arrived. */
async function typeOf(
  deps: Pick<UploadDeps, 'config' | 'pool' | 'orm' | 'spool'>,
  row: UploadRow,
): Promise<string | null> {
  if (row.state !== 'receiving') return row.type;
  // A process that was killed between the last byte and its answer.
  if ((await deps.spool.sizeOf(row.id)) !== row.size) return null;
  try {
    return await finishUpload(deps, row);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.code.replace('upload.', '!');
  }
}
