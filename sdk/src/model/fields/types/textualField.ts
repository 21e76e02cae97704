import type { FieldOfType } from '../../field.ts';
import type { FieldCapabilities } from '../../fieldCapabilities.ts';
import type { QuestionModel } from '../../fieldType.ts';
import type { AnswerIssue } from '../../issues.ts';
import { baseDefaults } from '../fieldDefaults.ts';
import { checkText, isBlank, parseText } from '../textualAnswer.ts';

type TextualType = 'text' | 'email' | 'phone' | 'textarea';

/** The model that the four text types share; `checkFilled` sees only non-empty text within the limits. */
export function textualField(
  checkFilled: (field: FieldOfType<TextualType>, text: string) => AnswerIssue[] = () => [],
): QuestionModel<TextualType> {
  return {
    parseAnswer: (_field, raw, context) => parseText(raw, context),
    isEmpty: (_field, text) => isBlank(text),
    check(field, text) {
      const issues = checkText(field, text);
      return issues.length > 0 || isBlank(text) ? issues : checkFilled(field, text);
    },
    print: (_field, text) => text,
  };
}

/** Returns what a new field of these types has besides its type. */
export const textualDefaults = (label: string) => ({ ...baseDefaults(label), maxLength: null });

/** The capabilities that the four text types share. */
export function textualCapabilities<Type extends TextualType>(
  own: Pick<FieldCapabilities<Type>, 'name' | 'createDefaults'> & Partial<FieldCapabilities<Type>>,
): FieldCapabilities<Type> {
  return {
    settings: ['label', 'placeholder', 'required', 'maxLength'],
    storesText: true,
    takesAnything: true,
    typeOf: () => ({ kind: 'text' }),
    sample: () => 'Ada Lovelace',
    ...own,
  };
}
