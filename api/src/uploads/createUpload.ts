import { basename } from 'node:path/win32';
import {
  extensionOf,
  extensionsOf,
  MAX_FILE_NAME_LENGTH,
  MAX_SIGNATURE_BYTES,
  MEGABYTE,
  sanitiseText,
  type Field,
} from '@inlay/sdk/model';
import { createId } from '../db/columns.ts';
import { ProblemError } from '../http/problemError.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { insertUpload } from './uploadRows.ts';

/** Time for which an upload waits for its submission, in seconds: as long as a visitor may need for a form. */
const KEPT_SECONDS = 24 * 3600;

/** A file as its sender announces it. */
export interface AnnouncedFile {
  name: string;
  /** In bytes. */
  size: number;
}

/** What a field takes; null for one without files. */
function ruleOf(field: Field): { extensions: readonly string[]; maxBytes: number } | null {
  if (field.type === 'file')
    return { extensions: extensionsOf(field.accepts), maxBytes: field.maxMegabytes * MEGABYTE };
  if (field.type === 'signature') return { extensions: ['png'], maxBytes: MAX_SIGNATURE_BYTES };
  return null;
}

/** Returns the last part of a name, in one line and without marks that turn it round; `file` for an empty one. */
function cleanName(given: string): string {
  const name = sanitiseText(basename(given).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')).trim();
  const extension = extensionOf(name);
  const most = MAX_FILE_NAME_LENGTH - extension.length - 1;
  return name.length <= MAX_FILE_NAME_LENGTH ? name || 'file' : `${name.slice(0, most)}.${extension}`;
}

/**
 * Creates an upload for a field of a form.
 * @returns its id and its name.
 * @throws {ProblemError} `upload.*` for what the field or the account cannot take.
 */
export async function createUpload(
  { pool, config }: Pick<UploadDeps, 'pool' | 'config'>,
  place: { formId: string; accountId: string; field: Field | undefined },
  { name: given, size }: AnnouncedFile,
): Promise<{ id: string; name: string }> {
  const { formId, accountId, field } = place;
  const rule = field && ruleOf(field);
  if (!field || !rule) throw new ProblemError('upload.file_gone');
  const name = cleanName(given);
  if (!rule.extensions.includes(extensionOf(name))) throw new ProblemError('upload.file_type');
  if (!Number.isSafeInteger(size) || size < 0) throw new ProblemError('request.invalid');
  if (size > rule.maxBytes) throw new ProblemError('upload.file_size');
  if (size === 0) throw new ProblemError('upload.file_empty');
  const id = createId();
  const row = { id, formId, accountId, fieldId: field.id, name, size };
  const limits = { accountBytes: config.uploadBytes, keptSeconds: KEPT_SECONDS };
  if (!(await insertUpload(pool, row, limits))) throw new ProblemError('upload.file_full');
  return { id, name };
}
