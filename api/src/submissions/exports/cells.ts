import {
  listStoredParts,
  printAnswer,
  rowsIn,
  type Field,
  type Outline,
  type StoredPart,
} from '@inlay/sdk/model';
import { kindOf, kindOfFormat, type CellKind } from './cellKind.ts';
import { hasFiles, linksTitle, printLinks, type FileAt } from './fileCells.ts';

/** What one revision asked. */
export interface AskedFields {
  formId: string;
  revisionId: string;
  /** True for the form's current revision. */
  isCurrent: boolean;
  fields: readonly Field[];
  outline: Outline | null;
}

/** Ends the key of the cell that holds the addresses of an answer's files. */
export const LINKS = '/links';

/** Where an answer is in the stored JSON: its key, or group, row and key. */
export type CellPath = readonly [key: string] | readonly [group: string, row: number, key: string];

/** How the rows of repeating groups become columns. */
export type RowColumns =
  /** A column for each field of each row, up to these numbers of rows by group. */
  | { most: ReadonlyMap<string, number> }
  /** One column with the number of rows, beside a sheet of their own. */
  | 'counted';

/** A cell of a revision. */
export interface Cell {
  key: string;
  path: CellPath;
  label: string;
  /** Null for computed values. */
  field: Field | null;
  kind: CellKind;
  /** @param submissionId only addresses of files name it */
  print(answer: unknown, submissionId: string): string;
}

/** Returns the labels of a field's options that differ from their values. */
export const renamedIn = (field: Field): [value: string, label: string][] =>
  'options' in field
    ? field.options.filter(({ value, label }) => value !== label).map(({ value, label }) => [value, label])
    : [];

/** True for keys that are hidden wherever answers are shown; labels do not count (D-106). */
export const isHiddenKey = (key: string): boolean => /captcha|token/i.test(key);

/** "favourite_colour" → "Favourite colour" (D-110). */
export function humanise(key: string): string {
  const words = key.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const keyOf = (path: CellPath): string => path.join('.');

/** Returns the cells of a revision in the order of its form; files have two, their names and their addresses. */
export function cellsIn({ fields, outline }: AskedFields, rows: RowColumns, fileAt: FileAt): Cell[] {
  const cell = (
    path: CellPath,
    name: string,
    { field = null, kind }: { field?: Field | null; kind: CellKind },
    print: Cell['print'],
  ): Cell => {
    const key = keyOf(path);
    return { key, path, label: name.trim() || humanise(key), field, kind, print };
  };
  const ofField = (path: CellPath, label: string, field: Field): Cell[] => {
    const printed = cell(path, label, { field, kind: kindOf(field) }, (answer) => printAnswer(field, answer));
    if (!hasFiles(field)) return [printed];
    const links = cell(path, linksTitle(printed.label), { field, kind: null }, (answer, submissionId) =>
      printLinks(field, answer, (fileId) => fileAt(submissionId, fileId)),
    );
    return [printed, { ...links, key: `${links.key}${LINKS}` }];
  };
  const inRow = (part: StoredPart & { kind: 'rows' }, row: number): Cell[] =>
    part.fields.flatMap((field) => {
      const label = `${part.label.trim() || humanise(part.id)} ${row + 1}: ${field.label.trim() || humanise(field.id)}`;
      return ofField([part.id, row, field.id], label, field);
    });
  return listStoredParts(fields, outline)
    .filter(({ id }) => !isHiddenKey(id))
    .flatMap((part): Cell[] => {
      const { id, label } = part;
      if (part.kind === 'answer') return ofField([id], label, part.field);
      if (part.kind === 'value') return [cell([id], label, { kind: kindOfFormat(part.format) }, printStray)];
      if (rows === 'counted')
        return [cell([id], label, { kind: 'number' }, (answer) => String(rowsIn(answer).length))];
      return Array.from({ length: rows.most.get(id) ?? 0 }, (_one, row) => inRow(part, row)).flat();
    });
}

/** Lists the ids under which submissions of a revision store something. */
export const storedIds = ({ fields, outline }: AskedFields): string[] => [
  ...fields.map(({ id }) => id),
  ...(outline ? [...outline.repeats, ...outline.values].map(({ id }) => id) : []),
];

/** Prints an answer of an unknown field, or the result of a value. */
export function printStray(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (typeof answer === 'number') return String(answer);
  if (answer === null || answer === undefined) return '';
  return Array.isArray(answer) ? answer.map(printStray).join(', ') : JSON.stringify(answer);
}
