import { capabilitiesOf, isQuestion, printAnswer, type Answers, type Field } from '@inlay/sdk/model';

/** The fields of one revision. */
export interface AskedFields {
  formId: string;
  revisionId: string;
  /** True for the form's current revision. */
  isCurrent: boolean;
  fields: readonly Field[];
}

/** The columns of an export, and the column of each answer of each revision. */
export interface ExportColumns {
  titles: readonly string[];
  /** A row: `start`, then a cell for each column. */
  cellsOf(row: { formId: string; revisionId: string }, answers: Answers, start: readonly string[]): string[];
  /** Keys without a column that `cellsOf` has met, by form: answers no revision has a field for. */
  strayKeys: KeysOfForms;
  /** The field id of each column, for an export of one form. */
  keys: readonly string[];
  /** Every field of every revision, including those without a column. */
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

/** Returns the labels of a field's options that differ from their values. */
const renamedIn = (field: Field): [value: string, label: string][] =>
  'options' in field
    ? field.options.filter(({ value, label }) => value !== label).map(({ value, label }) => [value, label])
    : [];

/** True for keys that are hidden wherever answers are shown; labels do not count (D-106). */
export const isHiddenKey = (key: string): boolean => /captcha|token/i.test(key);

const isShown = (field: Field): boolean => isQuestion(field) && !isHiddenKey(field.id);

/** "favourite_colour" → "Favourite colour" (D-110). */
function humanise(key: string): string {
  const words = key.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
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
  isOneForm: boolean,
): ExportColumns {
  const titles: string[] = [];
  /** Columns by form and field. */
  const places = new Map<string, Map<string, number>>();
  const shared = new Map<string, number>();

  for (const formId of new Set(revisions.map((one) => one.formId))) {
    const placesOfForm = new Map<string, number>();
    const seen = new Map<string, number>();
    for (const [fieldId, label] of labelsOf(formId, revisions, keys.get(formId) ?? new Set())) {
      const count = (seen.get(label) ?? 0) + 1;
      seen.set(label, count);
      const name = isOneForm ? fieldId : JSON.stringify([label, count]);
      const place = shared.get(name) ?? titles.push(label) - 1;
      shared.set(name, place);
      placesOfForm.set(fieldId, place);
    }
    places.set(formId, placesOfForm);
  }

  const cells = new Map(revisions.map((one) => [one.revisionId, cellsBy(one, places.get(one.formId))]));
  const asked = new Set(revisions.flatMap(({ formId, fields }) => fields.map(({ id }) => `${formId}/${id}`)));
  const strayKeys = new Map<string, Set<string>>();
  const note = (formId: string, key: string): void => {
    // The id of a heading or a captcha holds no answer.
    if (isHiddenKey(key) || asked.has(`${formId}/${key}`)) return;
    strayKeys.set(formId, (strayKeys.get(formId) ?? new Set()).add(key));
  };
  const [placesOfOne = new Map<string, number>()] = places.values();
  return {
    titles,
    strayKeys,
    keys: isOneForm ? [...placesOfOne.keys()] : [],
    asked: revisions.flatMap(({ fields }) => fields.map(({ id }) => id)),
    renamedOf: (key) => {
      const asked = revisions.flatMap(({ revisionId, fields }) =>
        fields.filter(({ id }) => id === key).map((field) => ({ revisionId, field })),
      );
      if (asked.length === 0 || !asked.every(({ field }) => capabilitiesOf(field).storesText)) return null;
      const renamed = asked.map(({ revisionId, field }) => [revisionId, renamedIn(field)] as const);
      return Object.fromEntries(
        renamed.flatMap(([id, labels]) => (labels.length > 0 ? [[id, Object.fromEntries(labels)]] : [])),
      );
    },
    print: (revisionId, key, answer) => (cells.get(revisionId)?.get(key)?.print ?? printStray)(answer),
    printAlways: (key, answer) => {
      const printed = new Set(revisions.map((one) => cells.get(one.revisionId)?.get(key)?.print(answer)));
      const [only] = printed;
      return printed.size === 1 ? (only ?? null) : null;
    },
    cellsOf({ formId, revisionId }, answers, start) {
      const row = [...start];
      for (let place = 0; place < titles.length; place++) row.push('');
      const cellOf = cells.get(revisionId);
      for (const key in answers) {
        const cell = cellOf?.get(key);
        if (!cell) note(formId, key);
        else row[start.length + cell.place] = cell.print(answers[key]);
      }
      return row;
    },
  };
}

/** The column and the printer of each answer of a revision. */
function cellsBy({ fields }: AskedFields, places: ReadonlyMap<string, number> = new Map()) {
  const shown = new Map(fields.filter(isShown).map((field) => [field.id, field]));
  return new Map(
    [...places].map(([fieldId, place]) => {
      const field = shown.get(fieldId);
      const print = field ? (answer: unknown) => printAnswer(field, answer) : printStray;
      return [fieldId, { place, print }];
    }),
  );
}

/** Maps field ids to labels, in the order of the columns. */
function labelsOf(
  formId: string,
  revisions: readonly AskedFields[],
  keys: ReadonlySet<string>,
): Map<string, string> {
  const labels = new Map<string, string>();
  const own = revisions.filter((one) => one.formId === formId);
  for (const { fields } of [...own].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))) {
    for (const field of fields.filter(isShown)) {
      if (!labels.has(field.id)) labels.set(field.id, field.label.trim() || humanise(field.id));
    }
  }
  for (const key of [...keys].sort()) labels.set(key, humanise(key));
  return labels;
}

/** Prints an answer of an unknown field. */
function printStray(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (answer === null || answer === undefined) return '';
  return Array.isArray(answer) ? answer.map(printStray).join(', ') : JSON.stringify(answer);
}
