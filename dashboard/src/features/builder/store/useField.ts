import type { Field } from '@inlay/sdk/model';
import { useBuilderState } from '../useBuilder.ts';
import { definitionOf, type BuilderStore } from './builderStore.ts';
import { fieldById } from './fieldById.ts';

/** One field; what uses it is drawn anew when this field changes and no other. */
export const useField = (builder: BuilderStore, fieldId: string): Field | undefined =>
  useBuilderState(builder, (state) => fieldById(definitionOf(state), fieldId));

/** Every setting that a field of any type can have. */
type SettingName = Field extends infer One ? (One extends Field ? keyof One : never) : never;
type Setting<Name extends SettingName> = Extract<Field, Record<Name, unknown>>[Name];

/** One setting of a field, or `undefined` where the field has none of that name. */
export const useSetting = <Name extends SettingName>(
  builder: BuilderStore,
  fieldId: string,
  name: Name,
): Setting<Name> | undefined =>
  useBuilderState(builder, (state) => {
    const field = fieldById(definitionOf(state), fieldId);
    return field && name in field ? (field as Extract<Field, Record<Name, unknown>>)[name] : undefined;
  });
