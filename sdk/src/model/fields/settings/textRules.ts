import type { FieldOfType } from '../field.ts';
import type { QuestionModel } from '../fieldType.ts';
import type { AnswerIssue } from '../../answers/issues.ts';
import { exampleOf, isMistyped, readFormat } from './textFormats.ts';
import { isBlank } from '../textualAnswer.ts';

/** Types of text that have the settings of this file. */
export type RuledTextType = 'text' | 'textarea';
type RuledText = FieldOfType<RuledTextType>;

const formatOf = (field: RuledText) => ('format' in field ? field.format : undefined);

function checkRules(field: RuledText, text: string): AnswerIssue[] {
  const { id: fieldId, minLength = 0 } = field;
  const format = formatOf(field);
  if (format && readFormat(format, text) === null)
    return [{ fieldId, code: 'invalid_format', params: { example: exampleOf(format) } }];
  if (format && isMistyped(format, text)) return [{ fieldId, code: 'mistyped' }];
  return text.length < minLength ? [{ fieldId, code: 'too_short', params: { min: minLength } }] : [];
}

/** Adds the settings of this file to the model of a text: it is stored as its format writes it. */
export function withTextRules(base: QuestionModel<RuledTextType>): QuestionModel<RuledTextType> {
  return {
    ...base,
    parseAnswer(field, raw, context) {
      const text = base.parseAnswer(field, raw, context);
      const format = formatOf(field);
      return text && format ? (readFormat(format, text) ?? text) : text;
    },
    check(field, text) {
      const issues = base.check(field, text);
      return issues[0] || isBlank(text) ? issues : checkRules(field, text);
    },
  };
}
