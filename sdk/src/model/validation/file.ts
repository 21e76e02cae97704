import { MAX_FILE_NAME_LENGTH } from '../limits.ts';
import { refuse, type Check } from './check.ts';

/** VALID-024. */
const BLOCKED_EXTENSIONS = new Set(['exe', 'bat', 'cmd', 'scr', 'pif', 'com', 'vbs', 'js', 'jar']);

/** What may be uploaded in one place. */
export interface FileRule {
  maxBytes: number;
  mimeTypes: readonly string[];
}

/** A file by what it says of itself; its content is checked by the server (VALID-021…024, D-167). */
export function checkFile(
  file: { name: string; size: number; type: string },
  rule: FileRule,
): Check<'too_large' | 'type_not_allowed' | 'name_too_long'> {
  if (file.name.length > MAX_FILE_NAME_LENGTH) return refuse('name_too_long', 'File name is too long');
  // Windows ignores dots and spaces at the end of a name.
  const name = file.name.replaceAll(' ', '').toLowerCase().replace(/\.+$/, '');
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (BLOCKED_EXTENSIONS.has(extension) || !rule.mimeTypes.includes(file.type)) {
    return refuse('type_not_allowed', 'File type is not allowed');
  }
  if (file.size > rule.maxBytes) return refuse('too_large', 'File is too large');
  return { ok: true, value: file.name };
}
