import { basename } from 'node:path/win32';
import {
  capabilitiesOf,
  extensionOf,
  isOldFormat,
  MAX_FILE_MEGABYTES,
  MAX_FILE_NAME_LENGTH,
  maxMegabytesOf,
  MEGABYTE,
  sanitiseText,
  type Field,
} from '@inlay/sdk/model';
import { createId } from '../../platform/db/columns.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { insertUpload } from './uploadRows.ts';

/** Share of an account's room that the files of one source may take in a day, and what it may take anyhow, in bytes. */
const SOURCE_SHARE = 1 / 4;
const LEAST_SOURCE_BYTES = 100 * MEGABYTE;

/** A file as its sender announces it. */
export interface AnnouncedFile {
  name: string;
  /** In bytes. */
  size: number;
}

/** Where a file goes, and from where it comes. */
export interface UploadTarget {
  formId: string;
  accountId: string;
  field: Field | undefined;
  /** Hash of its sender's source; null for one that has none. */
  source: string | null;
}

/** Returns the last part of a name, in one line and without marks that turn it round; `file` for an empty one. */
function cleanName(given: string): string {
  const name = sanitiseText(basename(given).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')).trim();
  const extension = extensionOf(name);
  const most = MAX_FILE_NAME_LENGTH - extension.length - 1;
  return name.length <= MAX_FILE_NAME_LENGTH ? name || 'file' : `${name.slice(0, most)}.${extension}`;
}

/**
 * Tells whether a field takes a file, by what is announced of it.
 * @returns its name, and most bytes it may have.
 * @throws {ProblemError} `upload.*` for what the field cannot take.
 */
export function assertTaken(
  field: Field | undefined,
  { name: given, size }: AnnouncedFile,
): { name: string; maxBytes: number } {
  const rule = field && capabilitiesOf(field).filesTaken?.(field);
  if (!field || !rule) throw new ProblemError('upload.file_gone');
  const name = cleanName(given);
  const extension = extensionOf(name);
  if (!rule.extensions.includes(extension))
    throw new ProblemError(isOldFormat(extension) ? 'upload.file_old' : 'upload.file_type');
  const maxBytes = Math.min(rule.maxBytes, maxMegabytesOf(MAX_FILE_MEGABYTES, name) * MEGABYTE);
  if (!Number.isSafeInteger(size) || size < 0) throw new ProblemError('request.invalid');
  if (size > maxBytes) throw new ProblemError('upload.file_size');
  if (size === 0) throw new ProblemError('upload.file_empty');
  return { name, maxBytes };
}

/**
 * Creates an upload for a field of a form.
 * @returns its id and its name.
 * @throws {ProblemError} `upload.*` for what the field, the account or its sender's share of it cannot take.
 */
export async function createUpload(
  { pool, config }: Pick<UploadDeps, 'pool' | 'config'>,
  { formId, accountId, field, source }: UploadTarget,
  file: AnnouncedFile,
): Promise<{ id: string; name: string }> {
  const { name } = assertTaken(field, file);
  const id = createId();
  const row = { id, formId, accountId, fieldId: field!.id, name, size: file.size, source };
  const { uploadBytes: accountBytes } = config;
  const sourceBytes = Math.max(accountBytes * SOURCE_SHARE, LEAST_SOURCE_BYTES);
  const lacking = await insertUpload(pool, row, { accountBytes, sourceBytes });
  if (lacking) throw new ProblemError(lacking === 'account' ? 'upload.file_full' : 'upload.file_busy');
  return { id, name };
}
