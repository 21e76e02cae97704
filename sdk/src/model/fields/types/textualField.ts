import type { FieldOfType } from '../../field.ts';
import type { FieldCapabilities } from '../../fieldCapabilities.ts';
import type { QuestionModel } from '../../fieldType.ts';
import type { AnswerIssue } from '../../issues.ts';
import { baseDefaults } from '../fieldDefaults.ts';
import { checkText, isBlank, parseText } from '../textualAnswer.ts';

type TextualType = 'text' | 'email' | 'phone' | 'textarea';

/** The model that the four text types share; `checkFilled` sees only non-empty text within the limits. */
export function textualField<Type extends TextualType>(
  checkFilled: (field: FieldOfType<Type>, text: string) => AnswerIssue[] = () => [],
): QuestionModel<Type> {
  const model: QuestionModel<TextualType> = {
    parseAnswer: (_field, raw, context) => parseText(raw, context),
    isEmpty: (_field, text) => isBlank(text),
    check(field, text) {
      const issues = checkText(field, text);
      return issues.length > 0 || isBlank(text) ? issues : checkFilled(field as FieldOfType<Type>, text);
    },
    print: (_field, text) => text,
  };
  return model as unknown as QuestionModel<Type>;
}

/** The capabilities that the four text types share. */
export function textualCapabilities<Type extends TextualType>(
  type: Type,
  name: string,
  more: Partial<FieldCapabilities<Type>> = {},
): FieldCapabilities<Type> {
  const capabilities: FieldCapabilities<TextualType> = {
    name,
    createDefaults: () => ({ type, ...baseDefaults(name), maxLength: null }),
    settings: ['label', 'placeholder', 'required', 'maxLength'],
    storesText: true,
    takesAnything: true,
    typeOf: () => ({ kind: 'text' }),
    sample: () => 'Ada Lovelace',
  };
  return { ...(capabilities as unknown as FieldCapabilities<Type>), ...more };
}
