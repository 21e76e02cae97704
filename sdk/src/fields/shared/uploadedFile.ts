import type { UploadedFile } from '../../model/fields/fieldBase.ts';
import type { AnswerContext } from '../../model/fields/fieldType.ts';
import { MAX_FILE_NAME_LENGTH, MAX_FILES } from '../../model/definition/limits.ts';
import { isWellFormedText } from '../../model/validation/wellFormedText.ts';

/** The id of an upload, from visitors with its ticket; empty while it is under way. */
const UPLOAD_ID = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(\.[\w-]{43})?)?$/;

function parseJson(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function parseFile(raw: unknown, { clean }: AnswerContext): UploadedFile | undefined {
  const { id, name, size, type } = (parseJson(raw) ?? {}) as Partial<UploadedFile>;
  if (typeof id !== 'string' || !UPLOAD_ID.test(id)) return undefined;
  if (typeof name !== 'string' || typeof type !== 'string' || type.length > MAX_FILE_NAME_LENGTH)
    return undefined;
  if (!isWellFormedText(name) || !isWellFormedText(type)) return undefined;
  if (!Number.isSafeInteger(size) || size! < 0) return undefined;
  return { id, name: clean(name).slice(0, MAX_FILE_NAME_LENGTH), size: size!, type };
}

/** Reads files in an answer: objects, or JSON as form posts have it. `undefined` for any other shape. */
export function parseFiles(raw: unknown, context: AnswerContext): UploadedFile[] | undefined {
  const isNone = raw === undefined || raw === null || raw === '';
  // One more than a field can have, so that too many are noticed.
  const list = (isNone ? [] : Array.isArray(raw) ? raw : [raw])
    .filter((one) => one !== '')
    .slice(0, MAX_FILES + 1);
  const files = list.map((one) => parseFile(one, context));
  const isKnown = (file: UploadedFile | undefined): file is UploadedFile => file !== undefined;
  if (!files.every(isKnown)) return undefined;
  return files.filter(({ id }, index) => !id || files.findIndex((other) => other.id === id) === index);
}
