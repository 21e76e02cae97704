import type { FieldTypeModel } from '../fieldType.ts';
import { baseDefaults } from './fieldBase.ts';
import { isBlank, singleColumn } from './textualAnswer.ts';

/** What a new choice field offers (BUILD-031, D-71). */
export const defaultOptions = (): string[] => ['Option 1', 'Option 2'];

/** A choice of one option: select and radio differ only in how they look. */
export function singleChoice<Type extends 'select' | 'radio'>(
  type: Type,
  name: string,
): FieldTypeModel<Type> {
  const model: FieldTypeModel<'select' | 'radio'> = {
    type,
    name,
    takesAnswer: true,
    createDefaults: () => ({ type, ...baseDefaults(name), options: defaultOptions() }),
    emptyAnswer: () => '',
    // Options are the owner's words: a choice is compared with them as it is, never stripped.
    readAnswer(_field, raw) {
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
    exportColumns: singleColumn,
  };
  return model as unknown as FieldTypeModel<Type>;
}
