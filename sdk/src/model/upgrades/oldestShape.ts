import type { FormDefinition } from '../formDefinition.ts';
import { isSameJson } from '../structure/isSameJson.ts';
import { hasVersion1Types, version1Fields, type Version1Field } from '../structure/packed/version1Fields.ts';
import { upgradeToVersion2 } from './version2.ts';

/** A definition of the version before. */
interface Version1Definition extends Pick<
  FormDefinition,
  'title' | 'description' | 'customStyles' | 'textHandling'
> {
  version: 1;
  fields: Version1Field[];
}

/**
 * Returns a definition in the oldest shape that says the same. What is stored so can be read by the
 * previous release, which runs beside this one during an upgrade and after going back (decision 211).
 */
export function oldestShape(definition: FormDefinition): FormDefinition | Version1Definition {
  const { title, description, customStyles, textHandling } = definition;
  const older = {
    version: 1 as const,
    title,
    description,
    fields: version1Fields(definition),
    customStyles,
    textHandling,
  };
  const isSame = hasVersion1Types(definition) && isSameJson(upgradeToVersion2(older), definition);
  return isSame ? older : definition;
}
