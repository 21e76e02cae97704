import type { Option } from '../field.ts';
import type { FormDefinition, Item, Page } from '../formDefinition.ts';
import { listExpressions, type RulePlace } from '../logic/listExpressions.ts';
import { readsOf } from '../logic/readsOf.ts';
import type { DefinitionIssue } from '../upgrades/definitionIssue.ts';
import { logicTree } from './rules/logicTree.ts';
import { partsOf } from './partsOf.ts';

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
    return item.items.flatMap((field, at) => inItem(field, [...path, 'items', at], item.type === 'repeat'));
  const options = 'options' in item ? item.options : [];
  const taken = (OWN_SETTINGS[item.type] ?? []).filter((key) => !isInRow || key !== 'places');
  return options.flatMap((option, at) => inOption(option, [...path, 'options', at], taken));
}

const inPage = (page: Page, at: number): Path[] =>
  page.items.flatMap((item, position) => inItem(item, ['pages', at, 'items', position]));

/** Lists the parts with an expression that reads points, itself or by way of a value. */
function readingPoints(form: FormDefinition, isMeant: (place: RulePlace) => boolean): Path[] {
  const reading = listExpressions(logicTree(form))
    .filter(({ expression, place }) => isMeant(place) && readsOf([expression], form.values).points)
    .map(({ place }) => place.id);
  return partsOf(form).flatMap(({ part, path }) => (reading.includes(part.id) ? [path] : []));
}

/**
 * Lists what points would show: browsers do not know them, and ask the server for the way between pages alone
 * (decision 260). No page is before the first ones of which it could be asked.
 */
function shownByPoints(form: FormDefinition): Path[] {
  const endings = form.endings.map(({ id }) => id);
  const certain = form.pages.findIndex(({ showIf }) => !showIf);
  const later = form.pages.slice(certain + 1 || form.pages.length).map(({ id }) => id);
  const isKnown = new Set([...endings, ...later]);
  return readingPoints(form, ({ id, key }) => ['showIf', 'options'].includes(key) && !isKnown.has(id));
}

/**
 * Lists the parts of a form that no visitor would meet yet. A definition may have them; a form that
 * takes answers may not, because it would be answered without them (decision 214).
 */
export function listUnsupported(form: FormDefinition): DefinitionIssue[] {
  const paths: Path[] = [
    ...used(form, [], ['languages', 'quotas']),
    ...(Object.keys(form.translations).length > 0 ? [['translations']] : []),
    ...form.pages.flatMap(inPage),
    ...shownByPoints(form),
  ];
  return [
    ...paths.map((path) => ({
      path,
      code: 'not_yet_supported',
      message: 'Visitors would not meet this yet, so a form cannot use it',
    })),
    ...(form.scoring.kind === 'points' ? [] : readingPoints(form, () => true)).map((path) => ({
      path,
      code: 'nothing_scores',
      message: 'This reads points, but the form gives none: its scoring is off',
    })),
  ];
}
