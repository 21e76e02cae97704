import type { Expression } from '../../logic/expression.ts';
import { listOf, message, type Description } from '../../logic/words/description.ts';
import { describeCondition, describeValue, type Labels } from '../../logic/words/describeExpression.ts';
import { isSameJson } from '../isSameJson.ts';

/** A setting of a part that differs. */
export interface ChangedSetting {
  key: string;
  before: unknown;
  after: unknown;
  /** The part's name now, and before. */
  name: Description;
  earlier: string;
  labels: Labels;
}

const named = (text: string): Description => ({ kind: 'text', text });

/** Puts a name into quotation marks; a number of a page needs none. */
const quoted = (name: Description): Description => (name.kind === 'label' ? named(name.text) : name);

/** Rules of a part: the sentence while there is one, and the sentence once there is none. */
const RULES: Readonly<Record<string, readonly [set: string, unset: string]>> = {
  showIf: [/*i18n*/ 'Shows {name} only if {rule}', /*i18n*/ 'Shows {name} always'],
  requiredIf: [/*i18n*/ 'Requires {name} if {rule}', /*i18n*/ 'No longer requires {name} by a rule'],
  if: [/*i18n*/ 'Counts towards {name} if {rule}', /*i18n*/ 'Counts every submission towards {name}'],
};

/** Values of a part, by the same pattern. */
const VALUES: Readonly<Record<string, readonly [set: string, unset: string]>> = {
  start: [/*i18n*/ 'Fills {name} with {rule} at first', /*i18n*/ 'No longer fills in {name}'],
  is: [/*i18n*/ 'Computes {name} as {rule}', /*i18n*/ 'No longer computes {name}'],
};

/** Sentences for texts of which the words themselves would be too long. */
const TEXTS: Readonly<Record<string, string>> = {
  help: /*i18n*/ 'Changes the help text of {name}',
  placeholder: /*i18n*/ 'Changes the placeholder of {name}',
  description: /*i18n*/ 'Changes the description of {name}',
  text: /*i18n*/ 'Changes the text of {name}',
  nextLabel: /*i18n*/ 'Changes the button of {name}',
  picture: /*i18n*/ 'Changes the picture of {name}',
  private: /*i18n*/ 'Changes the note on {name}',
  grading: /*i18n*/ 'Changes the points and right answers of {name}',
};

const NAMES = new Set(['label', 'title', 'name']);

/** Describes the changed setting of a part. */
export function describeSetting(setting: ChangedSetting): Description {
  const { key, before, after, name, earlier, labels } = setting;
  if (NAMES.has(key)) return message(/*i18n*/ 'Renames {before} to {name}', { before: named(earlier), name });
  if (key === 'required') {
    return message(after === true ? /*i18n*/ 'Makes {name} required' : /*i18n*/ 'Makes {name} optional', {
      name,
    });
  }
  const rule = RULES[key];
  if (rule) return ofExpression(rule, after, name, (one) => describeCondition(one, labels));
  const value = VALUES[key];
  if (value) return ofExpression(value, after, name, (one) => describeValue(one, labels));
  if (key === 'checks') return describeChecks(before, after, name, labels);
  if (key === 'next') return describeJumps(after, name, labels);
  const text = TEXTS[key];
  return text ? message(text, { name }) : describeOther(key, before, after, name);
}

function ofExpression(
  [set, unset]: readonly [string, string],
  after: unknown,
  name: Description,
  describe: (expression: Expression) => Description,
): Description {
  return after === undefined
    ? message(unset, { name })
    : message(set, { name, rule: describe(after as Expression) });
}

/** Names the checks that are new; where none is, some have gone. */
function describeChecks(before: unknown, after: unknown, name: Description, labels: Labels): Description {
  const earlier = (before ?? []) as { must: Expression; message: string }[];
  const later = (after ?? []) as typeof earlier;
  const added = later.filter((one) => !earlier.some((other) => isSameJson(one, other)));
  if (added.length === 0) return message(/*i18n*/ 'Removes a check of {name}', { name });
  const rule = listOf(added.map(({ must }) => describeCondition(must, labels)));
  return message(/*i18n*/ 'Accepts {name} only if {rule}', { name, rule });
}

function describeJumps(after: unknown, name: Description, labels: Labels): Description {
  const jumps = (after ?? []) as { if: Expression; goTo: string }[];
  if (jumps.length === 0) return message(/*i18n*/ 'Leads from {name} to the next page always', { name });
  const ways = jumps.map((jump) =>
    message(/*i18n*/ 'to {target} if {rule}', {
      target: quoted(labels.item(jump.goTo)),
      rule: describeCondition(jump.if, labels),
    }),
  );
  return message(/*i18n*/ 'Leads from {name} {ways}', { name, ways: listOf(ways) });
}

/** Says a simple value; null for anything larger than one. */
function describeSimple(value: unknown): Description | null {
  if (typeof value === 'number') return { kind: 'number', number: value };
  if (typeof value === 'boolean') return message(value ? /*i18n*/ 'yes' : /*i18n*/ 'no');
  if (value === null || value === undefined || value === '') return message(/*i18n*/ 'none');
  return typeof value === 'string' && value.length <= 60 ? named(value) : null;
}

/** Settings without a sentence of their own, those of field types to come included. */
function describeOther(key: string, before: unknown, after: unknown, name: Description): Description {
  const setting: Description = { kind: 'setting', text: key };
  const [from, to] = [describeSimple(before), describeSimple(after)];
  return from && to
    ? message(/*i18n*/ 'Changes {setting} of {name} from {from} to {to}', { setting, name, from, to })
    : message(/*i18n*/ 'Changes {setting} of {name}', { setting, name });
}

/** Sentences for settings of the form as a whole. */
const FORM_SETTINGS: Readonly<Record<string, string>> = {
  description: /*i18n*/ 'Changes the description of the form',
  translations: /*i18n*/ 'Changes the translations',
  tests: /*i18n*/ 'Changes the tests',
  brand: /*i18n*/ 'Changes the brand',
};

/** Describes a change of the form as a whole. */
export function describeFormSetting(key: string, before: unknown, after: unknown): Description {
  if (key === 'title') return message(/*i18n*/ 'Renames the form to {name}', { name: named(String(after)) });
  if (key === 'textHandling') {
    return message(
      after === 'as_typed' ? /*i18n*/ 'Stores texts as typed' : /*i18n*/ 'Removes markup from texts',
    );
  }
  const text = FORM_SETTINGS[key];
  if (text) return message(text);
  const what = changedKeys(before, after);
  if (key === 'customStyles') return message(/*i18n*/ 'Changes the style: {what}', { what });
  if (key === 'scoring') return message(/*i18n*/ 'Changes points and quiz: {what}', { what });
  if (key === 'flow') return message(/*i18n*/ 'Changes the way through the pages: {what}', { what });
  return describeOther(key, before, after, message(/*i18n*/ 'the form'));
}

/** Names the keys in which two objects differ. */
function changedKeys(before: unknown, after: unknown): Description {
  const [one, other] = [(before ?? {}) as Record<string, unknown>, (after ?? {}) as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const changed = keys.filter((key) => !isSameJson(one[key], other[key]));
  return listOf(changed.map((key) => ({ kind: 'setting', text: key })));
}
