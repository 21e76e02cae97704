import type { Option } from '../field.ts';
import type { FormDefinition, Item, Page } from '../formDefinition.ts';
import { listExpressions } from '../logic/listExpressions.ts';
import { readsOf } from '../logic/readsOf.ts';
import type { DefinitionIssue } from '../upgrades/definitionIssue.ts';
import { logicTree } from './logicTree.ts';
import { partsOf } from './partsOf.ts';

type Path = (string | number)[];

const EMPTY: ReadonlySet<unknown> = new Set([undefined, null, '', false]);
const isUsed = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : !EMPTY.has(value));

/** Lists the places of settings that are used. */
const used = <Part extends object>(part: Part, path: Path, keys: readonly (keyof Part & string)[]): Path[] =>
  keys.filter((key) => isUsed(part[key])).map((key) => [...path, key]);

const inOption = (option: Option, path: Path): Path[] =>
  used(option, path, ['image', 'alone', 'places', 'points', 'right']);

function inItem(item: Item, path: Path): Path[] {
  if ('items' in item) return item.items.flatMap((field, at) => inItem(field, [...path, 'items', at]));
  const options = 'options' in item ? item.options : [];
  return options.flatMap((option, at) => inOption(option, [...path, 'options', at]));
}

const inPage = (page: Page, at: number): Path[] =>
  page.items.flatMap((item, position) => inItem(item, ['pages', at, 'items', position]));

/** Lists the parts with an expression that reads points, which are blank as long as nothing scores. */
function readingPoints(form: FormDefinition): Path[] {
  const scored = listExpressions(logicTree(form))
    .filter(({ expression }) => readsOf([expression]).points)
    .map(({ place }) => place.id);
  return partsOf(form).flatMap(({ part, path }) => (scored.includes(part.id) ? [path] : []));
}

/**
 * Lists the parts of a form that no visitor would meet yet. A definition may have them; a form that
 * takes answers may not, because it would be answered without them (decision 214).
 */
export function listUnsupported(form: FormDefinition): DefinitionIssue[] {
  const paths: Path[] = [
    ...used(form, [], ['languages', 'quotas']),
    ...(Object.keys(form.translations).length > 0 ? [['translations']] : []),
    ...(form.scoring.kind === 'none' ? [] : [['scoring']]),
    ...form.pages.flatMap(inPage),
    ...readingPoints(form),
  ];
  return paths.map((path) => ({
    path,
    code: 'not_yet_supported',
    message: 'Visitors would not meet this yet, so a form cannot use it',
  }));
}
