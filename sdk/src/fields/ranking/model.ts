import type { RankingField } from '../../model/fields/field.ts';
import type { FieldCapabilities } from '../../model/fields/fieldCapabilities.ts';
import type { QuestionModel } from '../../model/fields/fieldType.ts';
import type { AnswerIssue } from '../../model/answers/issues.ts';
import { baseDefaults } from '../../model/fields/fieldDefaults.ts';
import { createOptions, optionLabel } from '../../model/fields/options.ts';
import { isBlank } from '../../model/fields/textualAnswer.ts';

/** Returns how many places are to be filled. */
export const placesOf = ({ options, places }: RankingField): number =>
  Math.min(places ?? options.length, options.length);

/** Returns the places in their order: a list, or an object of numbers as a plain post has it. */
function readPlaces(raw: unknown, count: number): unknown[] | undefined {
  if (raw === undefined || raw === null || raw === '') return [];
  if (Array.isArray(raw)) return raw;
  if (typeof raw !== 'object') return undefined;
  return Array.from(
    { length: count },
    (_one, index) => (raw as Record<string, unknown>)[String(index + 1)] ?? '',
  );
}

function checkPlaces(field: RankingField, choices: readonly string[]): AnswerIssue[] {
  const { id: fieldId, options } = field;
  const places = placesOf(field);
  const chosen = choices.filter((choice) => !isBlank(choice));
  const areOptions = chosen.every((choice) => options.some(({ value }) => value === choice));
  if (!areOptions || choices.length > places) return [{ fieldId, code: 'invalid_option' }];
  if (new Set(chosen).size < chosen.length) return [{ fieldId, code: 'repeated_rank' }];
  return chosen.length < places ? [{ fieldId, code: 'incomplete_ranking' }] : [];
}

/** Options in the order of somebody's preference, all of them or the first few. */
export const rankingField: QuestionModel<'ranking'> = {
  parseAnswer(field, raw) {
    const places = readPlaces(raw, placesOf(field));
    if (!places?.every((choice) => typeof choice === 'string')) return undefined;
    // Gaps stay until they are checked, so that each choice keeps its place on the form.
    return places.every(isBlank) ? [] : places;
  },
  isEmpty: (_field, choices) => choices.length === 0,
  check(field, choices) {
    if (choices.length > 0) return checkPlaces(field, choices);
    return field.required ? [{ fieldId: field.id, code: 'required' }] : [];
  },
  print: ({ options }, choices) =>
    choices.map((choice, index) => `${index + 1}. ${optionLabel(options, choice)}`).join(', '),
};

export const rankingCapabilities: FieldCapabilities<'ranking'> = {
  name: 'Ranking',
  texts: {},
  createDefaults: () => ({
    type: 'ranking',
    ...baseDefaults('Ranking'),
    options: createOptions(['Option 1', 'Option 2', 'Option 3']),
    places: null,
  }),
  settings: ['label', 'help', 'required', 'options', 'rankingPlaces', 'shuffle'],
  countedAs: 'ranking',
  writtenAs: 'list',
  typeOf: ({ options }) => ({ kind: 'choice', isList: true, options: options.map(({ value }) => value) }),
  sample: (field) =>
    Object.fromEntries(field.options.slice(0, placesOf(field)).map(({ value }, index) => [index + 1, value])),
};
