import { t } from '@lingui/core/macro';
import { fieldsOf, listStoredParts, outlineOf, type FormDefinition, type StoredPart } from '@inlay/sdk/model';

/** Lists the questions, groups and values of a form whose answers can be sent on. */
export function partsOf(definition: FormDefinition): StoredPart[] {
  const score = t`Score`;
  const names = {
    score,
    max: t`Highest possible score`,
    passed: t`Passed`,
    // The category's name comes in its place.
    category: `${score}: {category}`,
  };
  return listStoredParts(fieldsOf(definition), outlineOf(definition, names));
}
