import { hasInputFields, isCaptcha, type Field, type FormDefinition } from '@inlay/sdk/model';
import { treeOf } from '../definition/tree.ts';

/** Properties of a form that decide what the renderer draws around its fields: hint, button, badge. */
interface Chrome {
  customStyles: FormDefinition['customStyles'];
  hasRequired: boolean;
  hasInput: boolean;
  hasCaptcha: boolean;
}

const some = (definition: FormDefinition, isOne: (field: Field) => boolean): boolean =>
  treeOf(definition).fields.some(isOne);

const chromeOf = (definition: FormDefinition): Chrome => ({
  customStyles: definition.customStyles,
  hasRequired: some(definition, (field) => field.required && !isCaptcha(field)),
  hasInput: hasInputFields(definition),
  hasCaptcha: some(definition, isCaptcha),
});

const isSame = (one: Chrome, other: Chrome): boolean =>
  one.customStyles === other.customStyles &&
  one.hasRequired === other.hasRequired &&
  one.hasInput === other.hasInput &&
  one.hasCaptcha === other.hasCaptcha;

/**
 * Returns a function that hands back the same definition until the form's chrome changes.
 * Fields subscribe to their own changes, so the canvas does not render for them.
 */
export function memoiseFormChrome(): (definition: FormDefinition) => FormDefinition {
  let last: { definition: FormDefinition; chrome: Chrome } | undefined;
  return (definition) => {
    if (last?.definition === definition) return definition;
    const chrome = chromeOf(definition);
    if (last && isSame(last.chrome, chrome)) return last.definition;
    last = { definition, chrome };
    return definition;
  };
}
