import { useCallback, useSyncExternalStore } from 'react';
import type { Field } from '@inlay/sdk/model';
import { definitionOf, type BuilderState, type BuilderStore } from './builderStore.ts';
import { fieldById } from './fieldById.ts';

/** Subscribes to a part of the state about one field; reads it only when this field changes. */
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

/** Returns one field; renders only when this field changes. */
export const useField = (builder: BuilderStore, fieldId: string): Field | undefined =>
  useFieldState(builder, fieldId, (state) => fieldById(definitionOf(state), fieldId));

/** Every setting that a field of any type can have. */
export type SettingName = Field extends infer One ? (One extends Field ? keyof One : never) : never;
/** Settings that are one line of text. */
export type TextSetting = Extract<
  SettingName,
  | 'label'
  | 'placeholder'
  | 'alt'
  | 'value'
  | 'unit'
  | 'currency'
  | 'yesLabel'
  | 'noLabel'
  | 'startLabel'
  | 'endLabel'
>;

type Setting<Name extends SettingName> = Field extends infer One
  ? One extends Field
    ? Name extends keyof One
      ? Exclude<One[Name], undefined>
      : never
    : never
  : never;

/** Returns one setting of a field, or `undefined` where the field has none of that name. */
export function settingOf<Name extends SettingName>(
  state: BuilderState,
  fieldId: string,
  name: Name,
): Setting<Name> | undefined {
  const field = fieldById(definitionOf(state), fieldId);
  return (field as Partial<Record<Name, Setting<Name>>> | undefined)?.[name];
}

/** Returns one setting of a field; renders only when this field changes. */
export const useSetting = <Name extends SettingName>(
  builder: BuilderStore,
  fieldId: string,
  name: Name,
): Setting<Name> | undefined => useFieldState(builder, fieldId, (state) => settingOf(state, fieldId, name));
