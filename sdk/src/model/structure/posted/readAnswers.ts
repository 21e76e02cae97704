import type { Answer, Field } from '../../fields/field.ts';
import { isQuestion } from '../../fields/roles.ts';
import type { AnswerContext, QuestionModel, QuestionModels } from '../../fields/fieldType.ts';
import type { FormDefinition } from '../../definition/formDefinition.ts';
import { partOf } from '../../logic/settle.ts';

/** Parts of a definition that reading answers needs; visitors' browsers have no more of it. */
export type AnsweredForm = Pick<FormDefinition, 'pages' | 'textHandling'>;

/** Answers by field as their types read them; `undefined` for values of another shape. */
export type ReadAnswers = Record<string, Answer | undefined>;

/** Answers of a form; those of a repeating group are a list of rows. */
export type ReadForm = Record<string, Answer | ReadAnswers[] | undefined>;

/** Reads every posted answer with its field's type, and those of a repeating group row by row. */
export function readAnswers(
  form: AnsweredForm,
  posted: unknown,
  { models, context }: { models: QuestionModels; context: AnswerContext },
): ReadForm {
  function readFields(fields: readonly Field[], from: unknown, into: ReadAnswers = {}): ReadAnswers {
    for (const field of fields) {
      if (!isQuestion(field)) continue;
      const model = models[field.type] as QuestionModel;
      into[field.id] = model.parseAnswer(field, partOf(from, field.id) ?? undefined, context);
    }
    return into;
  }

  function readRows(items: readonly Field[], max: number, rows: unknown): ReadAnswers[] | undefined {
    if (rows === null) return [];
    if (!Array.isArray(rows)) return undefined;
    // One row more than there may be, so that too many are noticed.
    return rows.slice(0, max + 1).map((row: unknown) => readFields(items, row));
  }

  const read: ReadForm = {};
  for (const { items } of form.pages) {
    for (const item of items) {
      if ('items' in item && item.type === 'repeat')
        read[item.id] = readRows(item.items, item.max, partOf(posted, item.id) ?? null);
      else readFields('items' in item ? item.items : [item], posted, read as ReadAnswers);
    }
  }
  return read;
}
