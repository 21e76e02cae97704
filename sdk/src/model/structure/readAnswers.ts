import type { Answer, Field } from '../field.ts';
import { isQuestion } from '../fields/roles.ts';
import type { QuestionModel, QuestionModels } from '../fieldType.ts';
import type { FormDefinition } from '../formDefinition.ts';
import { contextOf, toOwnEntries } from '../validateAnswers.ts';

/** What is read of a definition; visitors' browsers have no more of it. */
export type AnsweredForm = Pick<FormDefinition, 'pages' | 'textHandling'>;

/** Answers by field as their types read them; `undefined` for values of another shape. */
export type ReadAnswers = Record<string, Answer | undefined>;

/** Answers of a form; those of a repeating group are a list of rows. */
export type ReadForm = Record<string, Answer | ReadAnswers[] | undefined>;

/** Reads every posted answer with its field's type, and those of a repeating group row by row. */
export function readAnswers(
  form: AnsweredForm,
  raw: ReadonlyMap<string, unknown>,
  models: QuestionModels,
): ReadForm {
  const context = contextOf(form);

  const readFields = (fields: readonly Field[], posted: ReadonlyMap<string, unknown>): ReadAnswers =>
    Object.fromEntries(
      fields.filter(isQuestion).map((field) => {
        const model = models[field.type] as QuestionModel;
        return [field.id, model.parseAnswer(field, posted.get(field.id), context)];
      }),
    );

  function readRows(items: readonly Field[], max: number, posted: unknown): ReadAnswers[] | undefined {
    if (posted === undefined || posted === null) return [];
    if (!Array.isArray(posted)) return undefined;
    // One row more than there may be, so that too many are noticed.
    return posted.slice(0, max + 1).map((row: unknown) => readFields(items, toOwnEntries(row)));
  }

  const read: ReadForm = {};
  for (const item of form.pages.flatMap(({ items }) => items)) {
    if (!('items' in item)) Object.assign(read, readFields([item], raw));
    else if (item.type === 'section') Object.assign(read, readFields(item.items, raw));
    else read[item.id] = readRows(item.items, item.max, raw.get(item.id));
  }
  return read;
}
