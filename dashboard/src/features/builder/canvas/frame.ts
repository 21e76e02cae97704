import { hasInputFields, type Field, type FormDefinition } from '@inlay/sdk/model';

/** What the renderer draws around the fields of a form: the hint, the button and the badge follow from it. */
interface Frame {
  customStyles: FormDefinition['customStyles'];
  hasRequired: boolean;
  hasInput: boolean;
  hasCaptcha: boolean;
}

const some = (definition: FormDefinition, isOne: (field: Field) => boolean): boolean =>
  definition.fields.some(isOne);

const frameOf = (definition: FormDefinition): Frame => ({
  customStyles: definition.customStyles,
  hasRequired: some(definition, (field) => field.required && field.type !== 'captcha'),
  hasInput: hasInputFields(definition),
  hasCaptcha: some(definition, (field) => field.type === 'captcha'),
});

const isSame = (one: Frame, other: Frame): boolean =>
  one.customStyles === other.customStyles &&
  one.hasRequired === other.hasRequired &&
  one.hasInput === other.hasInput &&
  one.hasCaptcha === other.hasCaptcha;

/**
 * The definition as what surrounds the fields is drawn from: the same object until that looks different.
 * The fields follow their own changes.
 */
export function createFrameOf(): (definition: FormDefinition) => FormDefinition {
  let last: { definition: FormDefinition; frame: Frame } | undefined;
  return (definition) => {
    if (last?.definition === definition) return definition;
    const frame = frameOf(definition);
    if (last && isSame(last.frame, frame)) return last.definition;
    last = { definition, frame };
    return definition;
  };
}
