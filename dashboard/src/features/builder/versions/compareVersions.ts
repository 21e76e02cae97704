import { t } from '@lingui/core/macro';
import {
  compareForms,
  labelsOf,
  listComparedParts,
  type ComparedPart,
  type FormChange,
  type FormDefinition,
} from '@inlay/sdk/model';
import { fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import { kindName, settingName } from '../../../domain/logic/settingNames.ts';
import { printSetting } from './printSetting.ts';

/** A setting as it is on both sides; a side that lacks the part is null. */
export interface ComparedSetting {
  key: string;
  name: string;
  before: string | null;
  after: string | null;
}

/** A part of the form as it is on both sides. */
export interface ComparedRow {
  id: string;
  /** What it is and what it is called. */
  name: string;
  marks: readonly FormChange['kind'][];
  settings: readonly ComparedSetting[];
}

/** Settings of the form as a whole that are compared key by key. */
const OBJECTS = ['customStyles', 'flow'] as const;
/** Settings that other rows compare, or that mean nothing to people. */
const NOT_SHOWN = new Set<string>(['version', 'pages', 'values', 'endings', 'quotas', ...OBJECTS]);

/** Lists the parts of two definitions that differ: the form as a whole, then every part in reading order. */
export function compareVersions(before: FormDefinition, after: FormDefinition): ComparedRow[] {
  const changes = Map.groupBy(compareForms(before, after), ({ id }) => id);
  const [earlier, later] = [listComparedParts(before), listComparedParts(after)];
  const laterIds = new Map(later.map((part) => [part.id, part]));
  const earlierIds = new Map(earlier.map((part) => [part.id, part]));
  const print = { before: printerOf(before, earlier), after: printerOf(after, later) };
  const rows = mergeOrders(earlier, later).flatMap((id): ComparedRow[] => {
    const found = changes.get(id);
    const [one, other] = [earlierIds.get(id), laterIds.get(id)];
    const part = other ?? one;
    if (!found || !part) return [];
    const [left, right] = [one && print.before(one), other && print.after(other)];
    return [
      {
        id,
        name: t`${kindName(part.kind)} “${part.name}”`,
        marks: [...new Set(found.map(({ kind, part: of }) => (of === 'option' ? 'changed' : kind)))],
        settings: pair(left, right),
      },
    ];
  });
  return [...compareForm(before, after, changes.get('') ?? []), ...rows];
}

/** Returns the order of the later side; a removed part follows its former predecessor. */
function mergeOrders(earlier: readonly ComparedPart[], later: readonly ComparedPart[]): string[] {
  const order = later.map(({ id }) => id);
  const kept = new Set(order);
  earlier.forEach(({ id }, index) => {
    if (kept.has(id)) return;
    const before = earlier[index - 1]?.id;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** Prints the settings of a part by their keys. */
function printerOf(definition: FormDefinition, parts: readonly ComparedPart[]) {
  const labels = labelsOf(definition);
  return (part: ComparedPart): ReadonlyMap<string, string> => {
    const siblings = parts.filter(({ parent }) => parent === part.parent);
    const position = siblings.findIndex(({ id }) => id === part.id) + 1;
    const around = parts.find(({ id }) => id === part.parent)?.name;
    const { type } = part;
    const typeName = type && type !== 'section' && type !== 'repeat' ? fieldTypeName(type) : '';
    return new Map([
      ['place', around === undefined ? t`Position ${position}` : t`${around}, position ${position}`],
      ['type', typeName],
      ...Object.entries(part.settings).map(([key, value]): [string, string] => [
        key,
        printSetting(value, labels, key),
      ]),
    ]);
  };
}

/** Pairs the settings of both sides; leaves out equal and empty ones. */
function pair(
  before: ReadonlyMap<string, string> | undefined,
  after: ReadonlyMap<string, string> | undefined,
): ComparedSetting[] {
  const keys = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  return keys.flatMap((key) => {
    const one = before ? (before.get(key) ?? '') : null;
    const other = after ? (after.get(key) ?? '') : null;
    if ((one ?? '') === (other ?? '')) return [];
    return [{ key, name: settingName(key), before: one, after: other }];
  });
}

function compareForm(
  before: FormDefinition,
  after: FormDefinition,
  changes: readonly FormChange[],
): ComparedRow[] {
  if (changes.length === 0) return [];
  const sideOf = (definition: FormDefinition): ReadonlyMap<string, string> => {
    const labels = labelsOf(definition);
    const whole = Object.entries(definition).filter(([key]) => !NOT_SHOWN.has(key));
    const parts = OBJECTS.flatMap((key) => Object.entries(definition[key]));
    return new Map([...whole, ...parts].map(([key, value]) => [key, printSetting(value, labels, key)]));
  };
  const settings = pair(sideOf(before), sideOf(after));
  return [{ id: '', name: t`The form as a whole`, marks: ['changed'], settings }];
}
