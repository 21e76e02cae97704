import {
  capabilitiesOf,
  listStoredParts,
  printAnswer,
  rowsIn,
  type Answers,
  type Field,
  type Outline,
  type StoredPart,
} from '@inlay/sdk/model';

/** What one revision asked. */
export interface AskedFields {
  formId: string;
  revisionId: string;
  /** True for the form's current revision. */
  isCurrent: boolean;
  fields: readonly Field[];
  outline: Outline | null;
}

/** Where an answer is in the stored JSON: its key, or group, row and key. */
export type CellPath = readonly [key: string] | readonly [group: string, row: number, key: string];

/** The columns of an export, and the column of each answer of each revision. */
export interface ExportColumns {
  titles: readonly string[];
  /** A row: `start`, then a cell for each column. */
  cellsOf(row: { formId: string; revisionId: string }, answers: Answers, start: readonly string[]): string[];
  /** Keys without a column that `cellsOf` has met, by form: answers no revision has a field for. */
  strayKeys: KeysOfForms;
  /** The id and the place of each column, for an export of one form. */
  keys: readonly { key: string; path: CellPath }[];
  /** Ids of everything that a revision stores, including those without a column. */
  asked: readonly string[];
  /**
   * Words of renamed options by revision and value, where every revision prints the stored text but for
   * these; null where answers have to be printed.
   */
  renamedOf(key: string): LabelsOfRevisions | null;
  /** Prints an answer by the revision it answered. */
  print(revisionId: string, key: string, answer: unknown): string;
  /** Prints an answer where all revisions print it alike; else null. */
  printAlways(key: string, answer: unknown): string | null;
}

/** Labels of options that differ from their values, by revision. */
export type LabelsOfRevisions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Keys of answers, by form. */
export type KeysOfForms = ReadonlyMap<string, ReadonlySet<string>>;

/** How the rows of repeating groups become columns. */
export type RowColumns =
  /** A column for each field of each row, up to these numbers of rows by group. */
  | { most: ReadonlyMap<string, number> }
  /** One column with the number of rows, beside a sheet of their own. */
  | 'counted';

/** A cell of a revision. */
interface Cell {
  key: string;
  path: CellPath;
  label: string;
  /** Null for computed values. */
  field: Field | null;
  print(answer: unknown): string;
}

/** Returns the labels of a field's options that differ from their values. */
const renamedIn = (field: Field): [value: string, label: string][] =>
  'options' in field
    ? field.options.filter(({ value, label }) => value !== label).map(({ value, label }) => [value, label])
    : [];

/** True for keys that are hidden wherever answers are shown; labels do not count (D-106). */
export const isHiddenKey = (key: string): boolean => /captcha|token/i.test(key);

/** "favourite_colour" → "Favourite colour" (D-110). */
function humanise(key: string): string {
  const words = key.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const keyOf = (path: CellPath): string => path.join('.');

/** Returns the cells of a revision in the order of its form. */
function cellsIn({ fields, outline }: AskedFields, rows: RowColumns): Cell[] {
  const cell = (path: CellPath, name: string, field: Field | null, print: Cell['print']): Cell => {
    const key = keyOf(path);
    return { key, path, label: name.trim() || humanise(key), field, print };
  };
  const inRow = (part: StoredPart & { kind: 'rows' }, row: number): Cell[] =>
    part.fields.map((field) => {
      const label = `${part.label.trim() || humanise(part.id)} ${row + 1}: ${field.label.trim() || humanise(field.id)}`;
      return cell([part.id, row, field.id], label, field, (answer) => printAnswer(field, answer));
    });
  return listStoredParts(fields, outline)
    .filter(({ id }) => !isHiddenKey(id))
    .flatMap((part): Cell[] => {
      const { id, label } = part;
      if (part.kind === 'answer')
        return [cell([id], label, part.field, (answer) => printAnswer(part.field, answer))];
      if (part.kind === 'value') return [cell([id], label, null, printStray)];
      if (rows === 'counted') return [cell([id], label, null, (answer) => String(rowsIn(answer).length))];
      return Array.from({ length: rows.most.get(id) ?? 0 }, (_one, row) => inRow(part, row)).flat();
    });
}

/**
 * Lays out the columns: for each form its present fields in their order, then fields that were removed
 * since, then answers that no revision asked for (D-110). With several forms a label that more than one
 * of them uses is one column (D-104); the same label twice in one form stays two.
 *
 * @param revisions every answered revision and each form's present one, newest first within a form.
 * @param keys answers that no revision asked for.
 */
export function layOutColumns(
  revisions: readonly AskedFields[],
  keys: KeysOfForms,
  { isOneForm, rows }: { isOneForm: boolean; rows: RowColumns },
): ExportColumns {
  const titles: string[] = [];
  const cells = new Map(revisions.map((one) => [one.revisionId, cellsIn(one, rows)]));
  /** Columns by form and key. */
  const places = new Map<string, Map<string, number>>();
  const shared = new Map<string, number>();

  for (const formId of new Set(revisions.map((one) => one.formId))) {
    const placesOfForm = new Map<string, number>();
    const seen = new Map<string, number>();
    const own = revisions.filter((one) => one.formId === formId);
    for (const [key, label] of labelsOf(own, cells, keys.get(formId) ?? new Set())) {
      const count = (seen.get(label) ?? 0) + 1;
      seen.set(label, count);
      const name = isOneForm ? key : JSON.stringify([label, count]);
      const place = shared.get(name) ?? titles.push(label) - 1;
      shared.set(name, place);
      placesOfForm.set(key, place);
    }
    places.set(formId, placesOfForm);
  }

  const printers = new Map(
    [...cells].map(([id, own]) => [id, new Map(own.map((cell) => [cell.key, cell.print]))]),
  );
  const asked = new Set(revisions.flatMap((one) => storedIds(one).map((id) => `${one.formId}/${id}`)));
  const strayKeys = new Map<string, Set<string>>();
  const note = (formId: string, key: string): void => {
    // The id of a heading or a captcha holds no answer.
    if (isHiddenKey(key) || asked.has(`${formId}/${key}`)) return;
    strayKeys.set(formId, (strayKeys.get(formId) ?? new Set()).add(key));
  };
  const paths = new Map([...cells.values()].flat().map(({ key, path }) => [key, path]));
  const [placesOfOne = new Map<string, number>()] = places.values();
  const printerOf = (revisionId: string, key: string) => printers.get(revisionId)?.get(key) ?? printStray;
  return {
    titles,
    strayKeys,
    keys: isOneForm ? [...placesOfOne.keys()].map((key) => ({ key, path: paths.get(key) ?? [key] })) : [],
    asked: revisions.flatMap(storedIds),
    renamedOf(key) {
      const own = revisions.flatMap(({ revisionId }) =>
        (cells.get(revisionId) ?? [])
          .filter((cell) => cell.key === key)
          .map(({ field }) => ({ revisionId, field })),
      );
      if (own.length === 0 || !own.every(({ field }) => field && capabilitiesOf(field).storesText))
        return null;
      const renamed = own.map(
        ({ revisionId, field }) => [revisionId, field ? renamedIn(field) : []] as const,
      );
      return Object.fromEntries(
        renamed.flatMap(([id, labels]) => (labels.length > 0 ? [[id, Object.fromEntries(labels)]] : [])),
      );
    },
    print: (revisionId, key, answer) => printerOf(revisionId, key)(answer),
    printAlways(key, answer) {
      const printed = new Set(revisions.map(({ revisionId }) => printerOf(revisionId, key)(answer)));
      const [only] = printed;
      return printed.size === 1 ? (only ?? null) : null;
    },
    cellsOf({ formId, revisionId }, answers, start) {
      const row = [...start, ...titles.map(() => '')];
      const placesOfForm = places.get(formId);
      const isOfRevision = printers.get(revisionId);
      const put = (key: string, answer: unknown): boolean => {
        const place = placesOfForm?.get(key);
        if (place === undefined || !isOfRevision) return false;
        row[start.length + place] = printerOf(revisionId, key)(answer);
        return true;
      };
      for (const [key, answer] of Object.entries(answers)) {
        if (put(key, answer)) continue;
        note(formId, key);
        for (const [at, inRow] of rowsIn(answer).entries())
          for (const [inner, one] of Object.entries(inRow)) put(keyOf([key, at, inner]), one);
      }
      return row;
    },
  };
}

/** Lists the ids under which submissions of a revision store something. */
const storedIds = ({ fields, outline }: AskedFields): string[] => [
  ...fields.map(({ id }) => id),
  ...(outline ? [...outline.repeats, ...outline.values].map(({ id }) => id) : []),
];

/** Maps keys to labels, in the order of the columns. @param own the form's revisions. */
function labelsOf(
  own: readonly AskedFields[],
  cells: ReadonlyMap<string, readonly Cell[]>,
  keys: ReadonlySet<string>,
): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { revisionId } of [...own].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))) {
    for (const { key, label } of cells.get(revisionId) ?? []) if (!labels.has(key)) labels.set(key, label);
  }
  for (const key of [...keys].sort()) labels.set(key, humanise(key));
  return labels;
}

/** Prints an answer of an unknown field, or the result of a value. */
function printStray(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (typeof answer === 'number') return String(answer);
  if (answer === null || answer === undefined) return '';
  return Array.isArray(answer) ? answer.map(printStray).join(', ') : JSON.stringify(answer);
}
