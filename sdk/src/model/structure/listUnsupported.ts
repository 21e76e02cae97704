import type { Option } from '../fields/field.ts';
import type { FormDefinition, Item, Page } from '../definition/formDefinition.ts';
import { UNSUPPORTED } from '../logic/words/describeFinding.ts';
import type { DefinitionIssue } from '../upgrades/definitionIssue.ts';

type Path = (string | number)[];

const EMPTY: ReadonlySet<unknown> = new Set([undefined, null, '', false]);
const isUsed = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : !EMPTY.has(value));

/** Lists the places of settings that are used. */
const used = <Part extends object>(part: Part, path: Path, keys: readonly (keyof Part & string)[]): Path[] =>
  keys.filter((key) => isUsed(part[key])).map((key) => [...path, key]);

/** The settings of options that some types have. */
const OWN_SETTINGS: Partial<Record<Item['type'], readonly (keyof Option)[]>> = {
  picture: ['image', 'places'],
  checkbox: ['alone', 'places'],
  radio: ['places'],
  select: ['places'],
};

function inOption(option: Option, path: Path, taken: readonly (keyof Option)[]): Path[] {
  const keys = (['image', 'alone', 'places'] as const).filter((key) => !taken.includes(key));
  return used(option, path, keys);
}

/** Places are counted by submission, so options in rows have none. */
function inItem(item: Item, path: Path, isInRow = false): Path[] {
  if ('items' in item)
    return item.items.flatMap((field, index) =>
      inItem(field, [...path, 'items', index], item.type === 'repeat'),
    );
  const options = 'options' in item ? item.options : [];
  const taken = (OWN_SETTINGS[item.type] ?? []).filter((key) => !isInRow || key !== 'places');
  return options.flatMap((option, index) => inOption(option, [...path, 'options', index], taken));
}

const inPage = (page: Page, index: number): Path[] =>
  page.items.flatMap((item, position) => inItem(item, ['pages', index, 'items', position]));

/**
 * Lists the parts of a form that no visitor would meet yet. A definition may have them; a form that
 * takes answers may not, because it would be answered without them (decision 211).
 */
export function listUnsupported(form: FormDefinition): DefinitionIssue[] {
  return form.pages.flatMap(inPage).map((path) => ({
    path,
    code: 'not_yet_supported',
    message: UNSUPPORTED,
  }));
}
