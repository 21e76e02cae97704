import type { FormDefinition } from '../../definition/formDefinition.ts';
import { message, type Description } from '../../logic/words/description.ts';
import { isSameJson } from '../isSameJson.ts';
import { labelsOf } from '../print/labelsOf.ts';
import { compareOptions } from './compareOptions.ts';
import { describeFormSetting, describeSetting } from './describeSetting.ts';
import type { FormChange } from './formChange.ts';
import { listMoved } from './listMoved.ts';
import { listComparedParts, type ComparedPart } from './partList.ts';

const named = (text: string): Description => ({ kind: 'text', text });

/** Sentences of whole parts that came, went or moved. */
const PART_MESSAGES = {
  page: {
    added: /*i18n*/ 'Adds the page {name}',
    removed: /*i18n*/ 'Removes the page {name}',
    moved: /*i18n*/ 'Moves the page {name}',
  },
  section: {
    added: /*i18n*/ 'Adds the section {name}',
    removed: /*i18n*/ 'Removes the section {name}',
    moved: /*i18n*/ 'Moves the section {name}',
  },
  repeat: {
    added: /*i18n*/ 'Adds the group {name}',
    removed: /*i18n*/ 'Removes the group {name}',
    moved: /*i18n*/ 'Moves the group {name}',
  },
  field: {
    added: /*i18n*/ 'Adds the field {name}',
    removed: /*i18n*/ 'Removes the field {name}',
    moved: /*i18n*/ 'Moves the field {name}',
  },
  value: {
    added: /*i18n*/ 'Adds the value {name}',
    removed: /*i18n*/ 'Removes the value {name}',
    moved: /*i18n*/ 'Moves the value {name}',
  },
  ending: {
    added: /*i18n*/ 'Adds the ending {name}',
    removed: /*i18n*/ 'Removes the ending {name}',
    moved: /*i18n*/ 'Moves the ending {name}',
  },
  quota: {
    added: /*i18n*/ 'Adds the quota {name}',
    removed: /*i18n*/ 'Removes the quota {name}',
    moved: /*i18n*/ 'Moves the quota {name}',
  },
} as const;

/** Parts of the definition that are lists with ids, compared part by part; the version says nothing. */
const NOT_SETTINGS = new Set(['version', 'pages', 'values', 'endings', 'quotas']);

const keysOf = (one: object, other: object): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

/**
 * Lists what differs between two definitions of a form, in words: what was removed first, then the rest in
 * reading order. Two definitions that mean the same have no changes.
 */
export function compareForms(before: FormDefinition, after: FormDefinition): FormChange[] {
  const earlier = listComparedParts(before);
  const later = listComparedParts(after);
  const known = new Map(earlier.map((part) => [part.id, part]));
  const kept = new Set(later.map(({ id }) => id));
  const moved = listMoved(earlier, later);
  const whole = (kind: 'added' | 'removed' | 'moved', part: ComparedPart): FormChange => ({
    kind,
    part: part.kind,
    id: part.id,
    key: '',
    place: part.place,
    description: message(PART_MESSAGES[part.kind][kind], { name: named(part.name) }),
  });
  return [
    ...earlier.filter(({ id }) => !kept.has(id)).map((part) => whole('removed', part)),
    ...compareFormSettings(before, after),
    ...later.flatMap((part) => {
      const one = known.get(part.id);
      if (!one) return [whole('added', part)];
      return [...(moved.has(part.id) ? [whole('moved', part)] : []), ...comparePart(one, part, after)];
    }),
  ];
}

/** Settings of the form as a whole: its texts, language, flow, style. */
function compareFormSettings(before: FormDefinition, after: FormDefinition): FormChange[] {
  const one: Record<string, unknown> = { ...before };
  const other: Record<string, unknown> = { ...after };
  return keysOf(one, other)
    .filter((key) => !NOT_SETTINGS.has(key) && !isSameSetting(one[key], other[key]))
    .map((key) => ({
      kind: 'changed',
      part: 'form',
      id: '',
      key,
      place: '',
      description: describeFormSetting(key, one[key], other[key]),
    }));
}

/** Settings of one part, its type and its options. */
function comparePart(before: ComparedPart, after: ComparedPart, form: FormDefinition): FormChange[] {
  const { id, kind: part, place } = after;
  const change = (key: string, description: Description): FormChange => ({
    kind: 'changed',
    part,
    id,
    key,
    place,
    description,
  });
  const { options: optionsBefore, ...one } = before.settings;
  const { options: optionsAfter, ...other } = after.settings;
  const labels = labelsOf(form);
  const name = named(after.name);
  const retyped = before.type !== after.type;
  return [
    ...(retyped
      ? [
          change(
            'type',
            message(/*i18n*/ 'Changes the type of {name} from {before} to {after}', {
              name,
              before: { kind: 'type', text: before.type ?? '' },
              after: { kind: 'type', text: after.type ?? '' },
            }),
          ),
        ]
      : []),
    ...keysOf(one, other)
      // Another type has other settings; those that all types share are compared.
      .filter((key) => !retyped || (key in one && key in other))
      .filter((key) => !isSameSetting(one[key], other[key]))
      .map((key) =>
        change(
          key,
          describeSetting({ key, before: one[key], after: other[key], name, earlier: before.name, labels }),
        ),
      ),
    ...compareOptions(optionsBefore, optionsAfter, { id, name, place }),
  ];
}

/** A setting that is missing is one that says nothing: absent, empty, null or an empty list. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isSameSetting = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) || isSameJson(one, other);
