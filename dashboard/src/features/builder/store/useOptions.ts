import { useCallback } from 'react';
import type { FormDefinition, Option } from '@inlay/sdk/model';
import type { BuilderCore } from '../useBuilder.ts';
import { definitionOf } from './builderStore.ts';
import { fieldById } from './fieldById.ts';
import { useSetting } from './useField.ts';

/** No options; always the same list. */
const NONE: readonly Option[] = [];

/** Returns changed options; those of `published` keep their values, which answers may name. */
export type ChangeOptions = (
  change: (options: readonly Option[], publishedValues: ReadonlySet<string>) => Option[],
) => void;

/** Settings that hold options: those to choose from, and the rows of a matrix. */
export type OptionsSetting = 'options' | 'rows';

const optionsIn = (definition: FormDefinition, fieldId: string, name: OptionsSetting): readonly Option[] => {
  const field = fieldById(definition, fieldId);
  if (name === 'rows') return field && 'rows' in field ? field.rows : NONE;
  return field && 'options' in field ? field.options : NONE;
};

/** Returns the options of a field and a function that changes them. */
export function useOptions(builder: BuilderCore, fieldId: string, name: OptionsSetting = 'options') {
  const options = useSetting(builder, fieldId, name) ?? NONE;
  const change = useCallback<ChangeOptions>(
    (make) => {
      const published = optionsIn(builder.get().published.definition, fieldId, name).map(
        ({ value }) => value,
      );
      const before = optionsIn(definitionOf(builder.get()), fieldId, name);
      builder.updateField(fieldId, { [name]: make(before, new Set(published)) });
    },
    [builder, fieldId, name],
  );
  return { options, change };
}
