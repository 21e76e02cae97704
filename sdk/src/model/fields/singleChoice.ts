import type { FieldCapabilities, FieldSetting } from '../fieldCapabilities.ts';
import type { QuestionModel } from '../fieldType.ts';
import { baseDefaults } from './fieldBase.ts';
import { isBlank } from './textualAnswer.ts';

type ChoiceType = 'select' | 'radio';

/** Returns the options of a new choice field (BUILD-031, D-71). */
export const defaultOptions = (): string[] => ['Option 1', 'Option 2'];

/** The model of a choice of one option: select and radio differ only in their look. */
export function singleChoice<Type extends ChoiceType>(): QuestionModel<Type> {
  const model: QuestionModel<ChoiceType> = {
    // Options are the owner's words: a choice has to equal one of them, so it is never sanitised.
    parseAnswer(_field, raw) {
      if (raw === undefined || raw === null) return '';
      if (typeof raw !== 'string') return undefined;
      return isBlank(raw) ? '' : raw;
    },
    isEmpty: (_field, choice) => isBlank(choice),
    check(field, choice) {
      if (isBlank(choice)) return field.required ? [{ fieldId: field.id, code: 'required' }] : [];
      return field.options.includes(choice) ? [] : [{ fieldId: field.id, code: 'invalid_option' }];
    },
    print: (_field, choice) => choice,
  };
  return model as unknown as QuestionModel<Type>;
}

/** The capabilities of a choice of one option. */
export function singleChoiceCapabilities<Type extends ChoiceType>(
  type: Type,
  name: string,
  settings: readonly FieldSetting[],
): FieldCapabilities<Type> {
  const capabilities: FieldCapabilities<ChoiceType> = {
    name,
    createDefaults: () => ({ type, ...baseDefaults(name), options: defaultOptions() }),
    settings,
    storesText: true,
  };
  return capabilities as unknown as FieldCapabilities<Type>;
}
