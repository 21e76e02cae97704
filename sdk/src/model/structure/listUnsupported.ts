import type { Field, Option } from '../field.ts';
import type { FormDefinition, Item, Page } from '../formDefinition.ts';
import type { DefinitionIssue } from '../upgrades/definitionIssue.ts';

type Path = (string | number)[];

const EMPTY: ReadonlySet<unknown> = new Set([undefined, null, '', false]);
const isUsed = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : !EMPTY.has(value));

/** Lists the places of settings that are used. */
const used = <Part extends object>(part: Part, path: Path, keys: readonly (keyof Part & string)[]): Path[] =>
  keys.filter((key) => isUsed(part[key])).map((key) => [...path, key]);

const inOption = (option: Option, path: Path): Path[] =>
  used(option, path, ['image', 'showIf', 'alone', 'places', 'points', 'right']);

function inField(field: Field, path: Path): Path[] {
  const options = 'options' in field ? field.options : [];
  return [
    ...used(field, path, ['help', 'showIf', 'requiredIf', 'start', 'checks']),
    ...options.flatMap((option, at) => inOption(option, [...path, 'options', at])),
  ];
}

const inItem = (item: Item, path: Path): Path[] => ('items' in item ? [path] : inField(item, path));

const inPage = (page: Page, at: number): Path[] =>
  at > 0
    ? [['pages', at]]
    : [
        ...used(page, ['pages', at], ['title', 'description', 'showIf', 'next', 'nextLabel']),
        ...page.items.flatMap((item, position) => inItem(item, ['pages', at, 'items', position])),
      ];

/**
 * Lists the parts of a form that no visitor would meet yet. A definition may have them; a form that
 * takes answers may not, because it would be answered without them (decision 214).
 */
export function listUnsupported(form: FormDefinition): DefinitionIssue[] {
  const [ending] = form.endings;
  const paths: Path[] = [
    ...used(form, [], ['languages', 'values', 'quotas']),
    ...(Object.keys(form.translations).length > 0 ? [['translations']] : []),
    ...(form.scoring.kind === 'none' ? [] : [['scoring']]),
    ...used(form.flow, ['flow'], ['review']),
    ...(form.endings.length > 1 || ending?.kind === 'turned_away' ? [['endings']] : []),
    ...(ending ? used(ending, ['endings', 0], ['title', 'text', 'redirectUrl', 'showIf']) : []),
    ...form.pages.flatMap(inPage),
  ];
  return paths.map((path) => ({
    path,
    code: 'not_yet_supported',
    message: 'Visitors would not meet this yet, so a form cannot use it',
  }));
}
