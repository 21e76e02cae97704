import type { FileField, UploadedFile } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import type { AnswerIssue } from '../../model/answers/issues.ts';
import { MEGABYTE } from '../../model/definition/limits.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { extensionOf, extensionsOf, isOldFormat, maxMegabytesOf } from './fileKinds.ts';
import { parseFiles } from '../shared/uploadedFile.ts';

/** Reasons for which the platform did not take a file, as its `type` names them behind a `!`. */
const REFUSALS = [
  'file_type',
  'file_old',
  'file_content',
  'file_unsafe',
  'file_animated',
  'file_damaged',
  'file_pixels',
  'file_size',
  'file_empty',
  'file_full',
  'file_busy',
] as const;

/** Returns what is wrong with one file; the server has replaced name, size and type by what it received. */
export function fileIssue(
  { id: fieldId, accepts, maxMegabytes }: Pick<FileField, 'id' | 'accepts' | 'maxMegabytes'>,
  { id, name, size, type }: UploadedFile,
): AnswerIssue | undefined {
  const types = extensionsOf(accepts);
  const max = maxMegabytesOf(maxMegabytes, name);
  const refused = REFUSALS.find((code) => type === `!${code}`);
  if (refused) return { fieldId, code: refused, params: { name, max, types: types.join(', ') } };
  const extension = extensionOf(name);
  if (!types.includes(extension)) {
    const code = isOldFormat(extension) ? 'file_old' : 'file_type';
    return { fieldId, code, params: { name, types: types.join(', ') } };
  }
  if (size > max * MEGABYTE) return { fieldId, code: 'file_size', params: { name, max } };
  if (size === 0) return { fieldId, code: 'file_empty', params: { name } };
  if (!id) return { fieldId, code: 'file_pending', params: { name } };
  return type ? undefined : { fieldId, code: 'file_gone', params: { name } };
}

const hasFiles = (raw: unknown): raw is { files: unknown } =>
  typeof raw === 'object' && raw !== null && 'files' in raw;

/** Files of the visitor, each uploaded before the form is sent (decision 331). */
export const fileField: QuestionModel<'file'> = {
  parseAnswer(_field, raw, context) {
    const files = parseFiles(hasFiles(raw) ? raw.files : raw, context);
    return files && { files };
  },
  isEmpty: (_field, { files }) => files.length === 0,
  check(field, { files }) {
    const { id: fieldId, required, maxFiles: max } = field;
    if (files.length === 0) return required ? [{ fieldId, code: 'required' }] : [];
    if (files.length > max) return [{ fieldId, code: 'file_count', params: { max } }];
    return files.map((file) => fileIssue(field, file)).filter((issue) => issue !== undefined);
  },
  print: (_field, { files }) => files.map(({ name }) => name).join(', '),
};

export const fileCapabilities: FieldCapabilities<'file'> = {
  name: 'File upload',
  texts: {},
  takesAnything: true,
  createDefaults: () => ({
    type: 'file',
    ...baseDefaults('File upload'),
    accepts: ['pictures', 'pdf'],
    maxFiles: 1,
    maxMegabytes: 10,
    camera: false,
  }),
  settings: ['label', 'help', 'required', 'files'],
  chunk: 'uploads',
  sample: () => ({
    files: [
      { id: '01900000-0000-7000-8000-000000000001', name: 'photo.jpg', size: 120_000, type: 'image/jpeg' },
    ],
  }),
  countedAs: 'files',
  uploads: ({ files }) => files,
  filesTaken: ({ accepts, maxMegabytes, maxFiles }) => ({
    extensions: extensionsOf(accepts),
    maxBytes: maxMegabytes * MEGABYTE,
    most: maxFiles,
  }),
  writtenAs: 'files',
};
