import { t } from '@lingui/core/macro';
import type { FormDefinition, OwnersText } from '@inlay/sdk/model';
import { settingName } from '../../../domain/logic/settingNames.ts';
import { partName } from '../store/words.ts';

/** Returns the id of the part that a text belongs to; empty for the form itself. */
export const partOfText = (key: string): string => (key.includes('.') ? key.slice(0, key.indexOf('.')) : '');

/** Returns the heading of a part's texts. */
export function nameOfPart(definition: FormDefinition, id: string): string {
  if (id === '') return t`Form`;
  return partName(definition, id) || (definition.values.find((value) => value.id === id)?.name ?? id);
}

/** Names of texts that are no settings of their own. */
const NAMES: Readonly<Record<string, string>> = {
  option: t`Option`,
  row: t`Row`,
  check: t`Message`,
  explanation: t`Explanation`,
};

/** Returns what a text is, such as the label or an option. */
export function nameOfText({ key, kind }: Pick<OwnersText, 'key' | 'kind'>): string {
  if (kind === 'picture') return t`Picture`;
  const first = key.slice(partOfText(key).length).split('.').find(Boolean) ?? '';
  return NAMES[first] ?? settingName(first);
}
