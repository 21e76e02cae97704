import { isLimit } from '../fields/extras.ts';
import { fieldsOf, type DefinitionTree } from './fieldsOf.ts';

/** An option that can be chosen a limited number of times. */
export interface LimitedOption {
  fieldId: string;
  value: string;
  label: string;
  /** How often it can be chosen. */
  places: number;
}

const known = new WeakMap<DefinitionTree, readonly LimitedOption[]>();

/** Lists the options of a form that can be chosen a limited number of times; found once for each definition. */
export function limitedOptions(definition: DefinitionTree): readonly LimitedOption[] {
  let limited = known.get(definition);
  if (limited) return limited;
  limited = fieldsOf(definition).flatMap((field) =>
    'options' in field
      ? field.options.flatMap(({ value, label, places }) =>
          isLimit(places) ? [{ fieldId: field.id, value, label, places }] : [],
        )
      : [],
  );
  known.set(definition, limited);
  return limited;
}

/** Lists the limited options among the choices of read answers. */
export const chosenPlaces = (
  definition: DefinitionTree,
  answers: Readonly<Record<string, unknown>>,
): LimitedOption[] =>
  limitedOptions(definition).filter(({ fieldId, value }) => [answers[fieldId]].flat().includes(value));
