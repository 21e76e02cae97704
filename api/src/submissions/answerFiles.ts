import { capabilitiesOf, fieldsOf, isQuestion, questionModelOf } from '@inlay/sdk/model';
import type { Field, FormDefinition, Question, UploadedFile } from '@inlay/sdk/model';
import { replaceAnswers } from './replaceAnswers.ts';

type Answers = Record<string, unknown>;
type Resolve = (field: Field, file: UploadedFile) => UploadedFile;

const AS_GIVEN = { clean: (text: string): string => text };

/** The fields with files of each definition; looked for once. */
const withFiles = new WeakMap<FormDefinition, readonly Field[]>();

/** Lists the fields of a form that take files. */
export function fileFieldsOf(definition: FormDefinition): readonly Field[] {
  const known = withFiles.get(definition);
  if (known) return known;
  const fields = fieldsOf(definition).filter((field) => capabilitiesOf(field).uploads);
  withFiles.set(definition, fields);
  return fields;
}

/** Replaces the files in one answer; an answer of another shape stays for the field's type to refuse. */
function replaceIn(field: Field, raw: unknown, resolve: Resolve): unknown {
  if (!isQuestion(field)) return raw;
  const answer = questionModelOf<Question>(field).parseAnswer(field, raw, AS_GIVEN);
  const files = answer === undefined ? [] : (capabilitiesOf<Question>(field).uploads?.(answer) ?? []);
  if (files.length === 0) return raw;
  const name = 'drawn' in Object(answer) ? 'drawn' : 'files';
  return { ...(answer as object), [name]: files.map((file) => resolve(field, file)) };
}

/** Returns answers with their files replaced, also those in rows of repeating groups. */
export const replaceFiles = (fields: readonly Field[], raw: Answers, resolve: Resolve): Answers =>
  replaceAnswers(fields, raw, (field, answer) => replaceIn(field, answer, resolve));

/** Lists the files that answers name, with the ids of their fields. */
export function listAnswerFiles(
  definition: FormDefinition,
  answers: Answers,
): (UploadedFile & { fieldId: string })[] {
  const files: (UploadedFile & { fieldId: string })[] = [];
  const fields = fileFieldsOf(definition);
  if (fields.length === 0) return files;
  replaceFiles(fields, answers, (field, file) => {
    files.push({ ...file, fieldId: field.id });
    return file;
  });
  return files;
}

/** Returns the address at which whoever may read a submission gets one of its files (UPLOAD-008). */
export const fileAddress = (publicUrl: string, submissionId: string, fileId: string): string =>
  `${publicUrl}/api/submissions/${submissionId}/files/${fileId}`;
