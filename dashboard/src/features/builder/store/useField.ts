import { useCallback, useSyncExternalStore } from 'react';
import type { Field } from '@inlay/sdk/model';
import { definitionOf, type BuilderState, type BuilderStore } from './builderStore.ts';
import { fieldById } from './fieldById.ts';

/** A part of the state that is about one field; it is looked at when this field changes and no other. */
export function useFieldState<Part>(
  builder: BuilderStore,
  fieldId: string,
  select: (state: BuilderState) => Part,
): Part {
  const subscribe = useCallback(
    (listener: () => void) => builder.subscribeField(fieldId, listener),
    [builder, fieldId],
  );
  return useSyncExternalStore(subscribe, () => select(builder.get()));
}

/** One field; what uses it is drawn anew when this field changes and no other. */
export const useField = (builder: BuilderStore, fieldId: string): Field | undefined =>
  useFieldState(builder, fieldId, (state) => fieldById(definitionOf(state), fieldId));

/** Every setting that a field of any type can have. */
export type SettingName = Field extends infer One ? (One extends Field ? keyof One : never) : never;
type Setting<Name extends SettingName> = Extract<Field, Record<Name, unknown>>[Name];

/** One setting of a field as it is now, or `undefined` where the field has none of that name. */
export function settingOf<Name extends SettingName>(
  state: BuilderState,
  fieldId: string,
  name: Name,
): Setting<Name> | undefined {
  const field = fieldById(definitionOf(state), fieldId);
  return field && name in field ? (field as Extract<Field, Record<Name, unknown>>)[name] : undefined;
}

/** One setting of a field; what uses it is drawn anew when this field changes and no other. */
export const useSetting = <Name extends SettingName>(
  builder: BuilderStore,
  fieldId: string,
  name: Name,
): Setting<Name> | undefined => useFieldState(builder, fieldId, (state) => settingOf(state, fieldId, name));
