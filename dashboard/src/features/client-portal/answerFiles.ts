import { rowsIn } from '@inlay/sdk/model';

/** A file in an answer, as it is stored. */
export interface AnswerFile {
  id: string;
  name: string;
}

const isFile = (one: unknown): one is AnswerFile =>
  typeof one === 'object' && one !== null && 'id' in one && 'name' in one;

/** Lists the files in an answer: uploads are below `files`, a drawn signature below `drawn`. */
function filesOf(answer: unknown): AnswerFile[] {
  const { files, drawn } = (answer ?? {}) as { files?: unknown; drawn?: unknown };
  return [files, drawn].flatMap((list) => (Array.isArray(list) ? list.filter(isFile) : []));
}

/** Lists the files that answers name, also those in rows of repeating groups. */
export const listAnswerFiles = (answers: Readonly<Record<string, unknown>>): AnswerFile[] =>
  Object.values(answers).flatMap((answer) => [
    ...filesOf(answer),
    ...rowsIn(answer).flatMap((row) => Object.values(row).flatMap(filesOf)),
  ]);
