import { decimalMarkOf } from './decimalMark.ts';
import { numberField } from './model.ts';
import type { QuestionModel } from '../../model/rendering.ts';
import { NumberField } from './NumberField.tsx';
import css from './style.css?inline';

/** The visitor's own decimal mark; undefined on the server, which has none. */
const here = typeof document === 'undefined' ? undefined : decimalMarkOf();

/** Takes a mark for the form's own only if it is the visitor's, too: a Dutch one may meet an English form. */
const hereField: QuestionModel<'number'> = {
  ...numberField,
  parseAnswer: (field, raw, context) =>
    numberField.parseAnswer(
      { ...field, decimalMark: here && here !== field.decimalMark ? undefined : field.decimalMark },
      raw,
      context,
    ),
};

export const components = { number: NumberField };
export const models = { number: hereField };
export { css };
