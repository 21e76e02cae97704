import { listStoredParts, type FormDefinition, type Field, type StoredPart } from '@inlay/sdk/model';
import type { AnswerVisibility } from '../submissions/visibility/answerVisibility.ts';
import { visibleForm } from '../submissions/visibility/visibleForm.ts';

/** An option, or a row of a matrix, as some revision offers it. */
export interface AskedOption {
  value: string;
  label: string;
  isCurrent: boolean;
}

/** Something that submissions of a form store, in the words of the newest revision that has it. */
export interface AskedPart {
  part: StoredPart;
  /** A question of a repeating group's rows, whose answers are counted by row. */
  isInRow: boolean;
  isCurrent: boolean;
  /** Options of all revisions, the newest revision's first. */
  options: AskedOption[];
  /** The same of a matrix's rows. */
  rows: AskedOption[];
}

/**
 * Lists what a reader may see of all revisions of a form: first what the current one asks, then what only earlier
 * ones did.
 * @param revisions newest first.
 */
export function listAskedParts(
  revisions: readonly FormDefinition[],
  visibility: AnswerVisibility,
): AskedPart[] {
  const asked = new Map<string, AskedPart>();
  for (const [at, definition] of revisions.entries()) {
    const { fields, outline } = visibleForm(definition, visibility);
    for (const { part, isInRow } of withRowQuestions(listStoredParts(fields, outline))) {
      const known = asked.get(part.id);
      const entry = known ?? { part, isInRow, isCurrent: at === 0, options: [], rows: [] };
      if (part.kind === 'answer') addOptions(entry, part.field, at === 0);
      if (!known) asked.set(part.id, entry);
    }
  }
  return [...asked.values()];
}

const withRowQuestions = (parts: readonly StoredPart[]): { part: StoredPart; isInRow: boolean }[] =>
  parts.flatMap((part) => [
    { part, isInRow: false },
    ...(part.kind === 'rows' ? part.fields : []).map((field) => ({
      part: { kind: 'answer' as const, id: field.id, label: field.label, page: part.label, field },
      isInRow: true,
    })),
  ]);

function addOptions(entry: AskedPart, field: Field, isCurrent: boolean): void {
  const add = (known: AskedOption[], offered: readonly { value: string; label: string }[]): void => {
    for (const { value, label } of offered)
      if (!known.some((one) => one.value === value)) known.push({ value, label: label || value, isCurrent });
  };
  if ('options' in field) add(entry.options, field.options);
  if ('rows' in field) add(entry.rows, field.rows);
}
