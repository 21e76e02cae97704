import type { Option } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import type { ExpressionType } from '../../model/logic/expressionType.ts';
import { createOptions, optionLabel } from '../../model/fields/options.ts';
import { isBlank } from '../../model/fields/textualAnswer.ts';

type ChoiceType = 'select' | 'radio';

/** Returns the type of one of these options in expressions. */
export const typeOfChoice = (options: readonly Option[]): ExpressionType => ({
  kind: 'choice',
  options: options.map(({ value }) => value),
});

/** Returns the options of a new choice field (BUILD-031, D-71). */
export const defaultOptions = (): Option[] => createOptions(['Option 1', 'Option 2']);

/** The model of a choice of one option: select and radio differ only in their look. */
export function singleChoice(): QuestionModel<ChoiceType> {
  return {
    // A choice has to equal an option's value, so it is never sanitised.
    parseAnswer(_field, raw) {
      if (raw === undefined || raw === null) return '';
      if (typeof raw !== 'string') return undefined;
      return isBlank(raw) ? '' : raw;
    },
    isEmpty: (_field, choice) => isBlank(choice),
    check(field, choice) {
      if (isBlank(choice)) return field.required ? [{ fieldId: field.id, code: 'required' }] : [];
      return field.options.some(({ value }) => value === choice)
        ? []
        : [{ fieldId: field.id, code: 'invalid_option' }];
    },
    print: (field, choice) => optionLabel(field.options, choice),
  };
}

/** The capabilities of a choice of one option. */
export function singleChoiceCapabilities<Type extends ChoiceType>(
  own: Pick<FieldCapabilities<Type>, 'name' | 'createDefaults' | 'texts' | 'settings'>,
): FieldCapabilities<Type> {
  return {
    isPlain: true,
    storesText: true,
    countedAs: 'choices',
    graded: 'options',
    typeOf: ({ options, other }) => (other === undefined ? typeOfChoice(options) : { kind: 'choice' }),
    sample: ({ options }) => options[0]?.value ?? '',
    ...own,
  };
}
