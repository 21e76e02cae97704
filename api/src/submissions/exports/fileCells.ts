import { capabilitiesOf, isQuestion, questionModelOf, type Field, type Question } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import { sql, type Sql } from '../../platform/db/sql.ts';
import { fileAddress } from '../answerFiles.ts';

/** Returns the address at which the reader of an export gets a file of a submission, signed in (UPLOAD-015). */
export type FileAt = (submissionId: string, fileId: string) => string;

/** The addresses for users. */
export const fileAddresses =
  ({ publicUrl }: Pick<Config, 'publicUrl'>): FileAt =>
  (submissionId, fileId) =>
    fileAddress(publicUrl, submissionId, fileId);

const AS_STORED = { clean: (text: string): string => text };

/** Whether answers to a field name files, signatures included. */
export const hasFiles = (field: Field): boolean => Boolean(capabilitiesOf(field).uploads);

/** Title of the column with the addresses of files, beside the one with their names. */
export const linksTitle = (label: string): string => `${label} (links)`;

/** Prints the addresses of an answer's files, one in a line; files that are gone have none. */
export function printLinks(field: Field, answer: unknown, at: (fileId: string) => string): string {
  if (!isQuestion(field)) return '';
  const read = questionModelOf<Question>(field).parseAnswer(field, answer, AS_STORED);
  const files = read === undefined ? [] : (capabilitiesOf<Question>(field).uploads?.(read) ?? []);
  return files.flatMap(({ id }) => (id ? [at(id)] : [])).join('\n');
}

/** Whether any of these revisions asks for files. */
export const asksForFiles = (revisions: readonly { fields: readonly Field[] }[]): boolean =>
  revisions.some(({ fields }) => fields.some(hasFiles));

/** A file in stored answers, wherever it lies: no other answer has a size beside an id. */
const STORED_FILES = 'strict $.** ? (@.size.type() == "number" && @.id.type() == "string" && @.id != "")';

/**
 * The files of row `s` as a JSON list of ids, names and addresses.
 * @param answers the answers that the reader may see, as JSON
 */
export const filesAsJson = (answers: Sql, fileAt: FileAt): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', f ->> 'id', 'name', f ->> 'name',
    'url', replace(replace(${fileAt('{submission}', '{file}')}, '{submission}', s.id::text), '{file}', f ->> 'id'))), '[]')
  from jsonb_path_query(${answers}::jsonb, ${STORED_FILES}::jsonpath) f)`;
