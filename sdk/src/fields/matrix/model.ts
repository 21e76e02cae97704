import type { MatrixAnswer, MatrixField } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import { labelWithColon } from '../../model/fields/labelWithColon.ts';
import { createOptions, optionLabel } from '../../model/fields/options.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';

/** Reads the choices of one row, in the order of the columns. */
function readRow({ options, many }: MatrixField, raw: unknown): string[] | undefined {
  const list = raw === undefined || raw === null || raw === '' ? [] : Array.isArray(raw) ? raw : [raw];
  if (!list.every((choice) => typeof choice === 'string') || (!many && list.length > 1)) return undefined;
  const known = options.map(({ value }) => value).filter((value) => list.includes(value));
  return [...known, ...new Set(list.filter((choice) => !known.includes(choice)))];
}

/** Rows that are answered with the same choices. */
export const matrixField: QuestionModel<'matrix'> = {
  parseAnswer(field, raw) {
    if (raw !== undefined && raw !== null && (typeof raw !== 'object' || Array.isArray(raw)))
      return undefined;
    const answer: MatrixAnswer = {};
    for (const { value: row } of field.rows) {
      const given = raw && Object.hasOwn(raw, row) ? (raw as Record<string, unknown>)[row] : undefined;
      const choices = readRow(field, given);
      if (!choices) return undefined;
      if (choices.length > 0) answer[row] = choices;
    }
    return answer;
  },
  isEmpty: (_field, answer) => Object.keys(answer).length === 0,
  check({ id: fieldId, required, rows, options }, answer) {
    const chosen = Object.values(answer).flat();
    if (chosen.some((choice) => !options.some(({ value }) => value === choice)))
      return [{ fieldId, code: 'invalid_option' }];
    const count = Object.keys(answer).length;
    if (!required || count === rows.length) return [];
    return [{ fieldId, code: count === 0 ? 'required' : 'unanswered_rows' }];
  },
  print: (field, answer) => linesOf(field, answer).join('; '),
};

/** Prints each answered row as "row: choices". */
const linesOf = ({ rows, options }: MatrixField, answer: MatrixAnswer): string[] =>
  rows.flatMap(({ value, label }) => {
    const choices = answer[value];
    return choices
      ? [`${labelWithColon(label)} ${choices.map((choice) => optionLabel(options, choice)).join(', ')}`]
      : [];
  });

export const matrixCapabilities: FieldCapabilities<'matrix'> = {
  name: 'Matrix',
  texts: {},
  createDefaults: () => ({
    type: 'matrix',
    ...baseDefaults('Matrix'),
    rows: createOptions(['Row 1', 'Row 2']),
    options: createOptions(['Poor', 'Fair', 'Good']),
    many: false,
  }),
  settings: ['label', 'help', 'required', 'matrix', 'shuffle'],
  parts: ({ rows }) => rows.map(({ value }) => value),
  countedAs: 'matrix',
  graded: 'rows',
  writtenAs: 'table',
  typeOf: ({ options }, part) =>
    part === undefined ? null : { kind: 'choice', isList: true, options: options.map(({ value }) => value) },
  sample: ({ rows, options }) =>
    Object.fromEntries(
      rows.map(({ value }, index) => [value, [options[index % options.length]?.value ?? '']]),
    ),
};
