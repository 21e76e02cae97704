import { MAX_FILE_NAME_LENGTH } from '../definition/limits.ts';
import { refuse, type Check } from './check.ts';

/** Refused file extensions (VALID-024). */
const BLOCKED_EXTENSIONS = new Set(['exe', 'bat', 'cmd', 'scr', 'pif', 'com', 'vbs', 'js', 'jar']);

/** Accepted files of one upload. */
export interface FileRule {
  maxBytes: number;
  mimeTypes: readonly string[];
}

/** Checks a file by its name, size and type; the server checks its content (VALID-021, D-167). */
export function checkFile(
  file: { name: string; size: number; type: string },
  rule: FileRule,
): Check<'too_large' | 'type_not_allowed' | 'name_too_long'> {
  if (file.name.length > MAX_FILE_NAME_LENGTH)
    return refuse('name_too_long', /*i18n*/ 'File name is too long');
  // Windows ignores trailing dots and spaces.
  const name = file.name.replaceAll(' ', '').toLowerCase().replace(/\.+$/, '');
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (BLOCKED_EXTENSIONS.has(extension) || !rule.mimeTypes.includes(file.type)) {
    return refuse('type_not_allowed', /*i18n*/ 'File type is not allowed');
  }
  if (file.size > rule.maxBytes) return refuse('too_large', /*i18n*/ 'File is too large');
  return { ok: true, value: file.name };
}
