import type { FieldOfType } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { AnswerContext, QuestionModel } from '../../model/fields/fieldType.ts';
import type { AnswerIssue } from '../../model/answers/issues.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { checkText, isBlank, parseText } from '../../model/fields/textualAnswer.ts';

type TextualType = 'text' | 'email' | 'phone' | 'textarea';

/**
 * The model that the four text types share; `checkFilled` sees only non-empty text within the limits.
 * @param parse reads the text; by default as prose, in which every character may mean something
 */
export function textualField(
  checkFilled: (field: FieldOfType<TextualType>, text: string) => AnswerIssue[] = () => [],
  parse: (raw: unknown, context: AnswerContext) => string | undefined = parseText,
): QuestionModel<TextualType> {
  return {
    parseAnswer: (_field, raw, context) => parse(raw, context),
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
  own: Pick<FieldCapabilities<Type>, 'name' | 'createDefaults' | 'texts'> & Partial<FieldCapabilities<Type>>,
): FieldCapabilities<Type> {
  return {
    settings: ['label', 'help', 'placeholder', 'required', 'maxLength'],
    isPlain: true,
    storesText: true,
    takesAnything: true,
    typeOf: () => ({ kind: 'text' }),
    sample: () => 'Ada Lovelace',
    ...own,
  };
}
