import { fieldTypeOf, printAnswer, type Answers, type Field } from '@inlay/sdk/model';

/** What one revision asked. */
export interface AskedFields {
  formId: string;
  revisionId: string;
  /** The form's present revision. */
  isCurrent: boolean;
  fields: readonly Field[];
}

/** The columns of an export, and where each answer of each revision goes. */
export interface ExportColumns {
  titles: readonly string[];
  /** A row's cells for its answers. */
  cellsOf(row: { formId: string; revisionId: string; answers: Answers }): string[];
}

/** Left out wherever answers are shown, told by key and type and never by label (D-106). */
export const isHiddenKey = (key: string): boolean => /captcha|token/i.test(key);

const isShown = (field: Field): boolean => fieldTypeOf(field).takesAnswer && !isHiddenKey(field.id);

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
 * @param keys every key that some answer stands under, by form.
 */
export function layOutColumns(
  revisions: readonly AskedFields[],
  keys: ReadonlyMap<string, readonly string[]>,
  isOneForm: boolean,
): ExportColumns {
  const titles: string[] = [];
  /** Column by form and field. */
  const places = new Map<string, number>();
  const shared = new Map<string, number>();

  for (const formId of new Set(revisions.map((one) => one.formId))) {
    const labels = labelsOf(formId, revisions, keys.get(formId) ?? []);
    const seen = new Map<string, number>();
    for (const [fieldId, label] of labels) {
      const count = (seen.get(label) ?? 0) + 1;
      seen.set(label, count);
      const name = isOneForm ? fieldId : JSON.stringify([label, count]);
      const place = shared.get(name) ?? titles.push(label) - 1;
      shared.set(name, place);
      places.set(`${formId}/${fieldId}`, place);
    }
  }

  const printers = new Map(
    revisions.map((one) => [
      one.revisionId,
      new Map(one.fields.filter(isShown).map((field) => [field.id, field])),
    ]),
  );
  return {
    titles,
    cellsOf({ formId, revisionId, answers }) {
      const cells = titles.map(() => '');
      const fields = printers.get(revisionId);
      for (const [key, answer] of Object.entries(answers)) {
        const place = places.get(`${formId}/${key}`);
        if (place === undefined) continue;
        const field = fields?.get(key);
        cells[place] = field ? printAnswer(field, answer) : printOrphan(answer);
      }
      return cells;
    },
  };
}

/** Field id to label, in the order of the columns. */
function labelsOf(
  formId: string,
  revisions: readonly AskedFields[],
  keys: readonly string[],
): Map<string, string> {
  const labels = new Map<string, string>();
  const own = revisions.filter((one) => one.formId === formId);
  for (const { fields } of [...own].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))) {
    for (const field of fields.filter(isShown)) {
      if (!labels.has(field.id)) labels.set(field.id, field.label.trim() || humanise(field.id));
    }
  }
  // An answer under the id of a heading or a captcha is none.
  const asked = new Set(own.flatMap(({ fields }) => fields.map(({ id }) => id)));
  for (const key of keys) if (!asked.has(key) && !isHiddenKey(key)) labels.set(key, humanise(key));
  return labels;
}

/** An answer whose field nobody knows any more. */
function printOrphan(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (answer === null || answer === undefined) return '';
  return Array.isArray(answer) ? answer.map(printOrphan).join(', ') : JSON.stringify(answer);
}
