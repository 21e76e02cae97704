import { useCallback } from 'react';
import type { FormDefinition, Option } from '@inlay/sdk/model';
import type { BuilderCore } from '../useBuilder.ts';
import { definitionOf } from './builderStore.ts';
import { fieldById } from './fieldById.ts';
import { useSetting } from './useField.ts';

/** No options; always the same list. */
const NONE: readonly Option[] = [];

/** Makes other options of those there are; the values of saved ones are in answers. */
export type ChangeOptions = (
  change: (options: readonly Option[], savedValues: ReadonlySet<string>) => Option[],
) => void;

const optionsIn = (definition: FormDefinition, fieldId: string): readonly Option[] => {
  const field = fieldById(definition, fieldId);
  return field && 'options' in field ? field.options : NONE;
};

/** Returns the options of a field and a function that changes them. */
export function useOptions(builder: BuilderCore, fieldId: string) {
  const options = useSetting(builder, fieldId, 'options') ?? NONE;
  const change = useCallback<ChangeOptions>(
    (make) => {
      const saved = optionsIn(builder.get().saved.definition, fieldId).map(({ value }) => value);
      const before = optionsIn(definitionOf(builder.get()), fieldId);
      builder.updateField(fieldId, { options: make(before, new Set(saved)) });
    },
    [builder, fieldId],
  );
  return { options, change };
}
