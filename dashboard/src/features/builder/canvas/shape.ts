import type { Field, FormDefinition } from '@inlay/sdk/model';

/** Everything about a field that its surroundings are drawn from: not its words. */
const isSameShape = (one: Field, other: Field | undefined): boolean =>
  one === other ||
  (one.id === other?.id &&
    one.type === other.type &&
    one.required === other.required &&
    one.columns === other.columns);

/**
 * The definition as the canvas around the fields needs it: the same object until fields come, go,
 * move, or change their width. The fields themselves follow their own words.
 */
export function createShapeOf(): (definition: FormDefinition) => FormDefinition {
  let last: FormDefinition | undefined;
  return (definition) => {
    const isSame =
      last !== undefined &&
      last.customStyles === definition.customStyles &&
      last.fields.length === definition.fields.length &&
      last.fields.every((field, index) => isSameShape(field, definition.fields[index]));
    last = isSame && last ? last : definition;
    return last;
  };
}
