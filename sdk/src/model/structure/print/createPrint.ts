import type { Answer, Field } from '../../fields/field.ts';
import { isQuestion } from '../../fields/roles.ts';
import type { QuestionModel, QuestionModels } from '../../fields/fieldType.ts';
import type { FormDefinition, NamedValue } from '../../definition/formDefinition.ts';
import type { Settled, SettledItems } from '../../logic/settle.ts';
import type { Value } from '../../logic/value.ts';
import { printDay, printValue, type PrintLanguage } from '../../fields/printValue.ts';
import type { Print } from '../../richText/richText.ts';
import { fieldsOf } from '../fieldsOf.ts';

/** Input of a print: a form, its answers as read or stored, and the result of its logic. */
export interface Printed {
  form: Pick<FormDefinition, 'pages'> & { values?: readonly Pick<NamedValue, 'id' | 'format'>[] };
  answers: Readonly<Record<string, unknown>>;
  /** Null for a form without logic, which hides nothing. */
  settled: Pick<Settled, 'items' | 'rows' | 'values'> | null;
  models: QuestionModels;
}

/** A row of a repeating group, from 0. */
export interface PrintedRow {
  group: string;
  row: number;
}

/**
 * Returns how answers and values are printed in texts: by their field type, in the visitor's language,
 * blank where they are hidden. In a row, its own answers; elsewhere those of all rows. A repeating group
 * prints its number of rows.
 */
export function createPrint(printed: Printed, language: PrintLanguage, within?: PrintedRow): Print {
  const { form, answers, settled, models } = printed;
  const fields = new Map(fieldsOf(form).map((field) => [field.id, field]));
  const values = new Map(form.values?.map((value) => [value.id, value]));
  const groupOf = new Map<string, string>();
  const groups = new Set<string>();
  for (const item of form.pages.flatMap(({ items }) => items)) {
    if (!('items' in item) || item.type !== 'repeat') continue;
    groups.add(item.id);
    for (const { id } of item.items) groupOf.set(id, item.id);
  }

  function printField(field: Field, given: unknown, items: SettledItems | undefined): string {
    if (!isQuestion(field) || given === undefined || items?.isHidden(field.id)) return '';
    const answer = given as Answer;
    const model = models[field.type] as QuestionModel | undefined;
    if (!model || model.isEmpty(field, answer)) return '';
    if ('options' in field && typeof answer === 'boolean') return printValue(answer, 'text', language);
    const line = model.print(field, answer, language);
    return field.type === 'date' ? printDay(line, language.language) : line;
  }

  function printRows(field: Field, group: string): string {
    const rows = rowsOf(group);
    const numbers = within?.group === group ? [within.row] : rows.keys();
    return [...numbers]
      .map((row) => printField(field, rows[row]?.[field.id], settled?.rows.get(group)?.[row]))
      .filter(Boolean)
      .join(', ');
  }

  const rowsOf = (group: string): Record<string, unknown>[] => {
    const rows = settled?.items.isHidden(group) ? [] : answers[group];
    return Array.isArray(rows) ? (rows as Record<string, unknown>[]) : [];
  };

  return (id) => {
    const field = fields.get(id);
    const value = values.get(id);
    const group = groupOf.get(id);
    if (field) return group ? printRows(field, group) : printField(field, answers[id], settled?.items);
    if (value) return printValue(settled?.values.get(id), value.format, language);
    return groups.has(id) ? printValue(rowsOf(id).length satisfies Value, 'number', language) : undefined;
  };
}
