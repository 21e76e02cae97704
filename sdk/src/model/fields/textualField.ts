import type { FieldOfType } from '../field.ts';
import type { FieldTypeModel } from '../fieldType.ts';
import type { AnswerIssue } from '../issues.ts';
import { baseDefaults } from './fieldBase.ts';
import { checkText, isBlank, readText, singleColumn } from './textualAnswer.ts';

type TextualType = 'text' | 'email' | 'phone' | 'textarea';

/** What the four text types share; `checkFilled` sees only non-empty text that fits the limits. */
export function textualField<Type extends TextualType>(
  type: Type,
  name: string,
  checkFilled: (field: FieldOfType<Type>, text: string) => AnswerIssue[] = () => [],
): FieldTypeModel<Type> {
  const model: FieldTypeModel<TextualType> = {
    type,
    name,
    takesAnswer: true,
    createDefaults: () => ({ type, ...baseDefaults(name), maxLength: null }),
    emptyAnswer: () => '',
    readAnswer: (_field, raw, context) => readText(raw, context),
    isEmpty: (_field, text) => isBlank(text),
    check(field, text) {
      const issues = checkText(field, text);
      return issues.length > 0 || isBlank(text) ? issues : checkFilled(field as FieldOfType<Type>, text);
    },
    print: (_field, text) => text,
    exportColumns: singleColumn,
  };
  return model as unknown as FieldTypeModel<Type>;
}
