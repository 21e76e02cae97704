import type { AnswerOfType, Field, FieldOfType, Option } from '../field.ts';
import type { AnswerContext, QuestionModel } from '../fieldType.ts';
import type { AnswerIssue } from '../../answers/issues.ts';
import { MAX_OTHER_LENGTH } from '../../definition/limits.ts';
import { isWellFormedText } from '../../validation/wellFormedText.ts';

/** Types of choices that have the settings of this file. */
export type ConfigurableChoiceType = 'select' | 'radio' | 'checkbox';

/** Value that a control sends for “Other” until the visitor has typed their own words. */
export const OTHER = '__other';

const hasValue = (options: readonly Option[], choice: string): boolean =>
  options.some(({ value }) => value === choice);

/** Returns whether a choice uses a setting whose code only some forms load (decision 339). */
export const hasChoiceSettings = (field: Field): boolean =>
  ['other', 'perRow', 'fewest', 'most'].some((key) => key in field) ||
  ('options' in field && field.options.some(({ alone }) => alone));

/** Returns whether a choice takes the visitor's own words; a single box has no list to add them to. */
export const takesWords = ({ other, options }: FieldOfType<ConfigurableChoiceType>): boolean =>
  other !== undefined && options.length > 0;

/** Controls of a choice that takes own words: the chosen values, and the words. */
interface OtherControls {
  choice: unknown;
  other: unknown;
}

/** Reads the controls; null for a raw answer of another shape. */
export function readControls(raw: unknown): OtherControls | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const { choice, other } = raw as Partial<OtherControls>;
  // Without a script, somebody may write and not choose.
  const isForgotten = choice === undefined && typeof other === 'string' && other.trim() !== '';
  return { choice: isForgotten ? OTHER : choice, other };
}

/** Puts the visitor's words in place of the choice to write them. */
function withWords(options: readonly Option[], raw: unknown, context: AnswerContext): unknown {
  const controls = readControls(raw);
  const list: unknown[] = [(controls ? controls.choice : raw) ?? []].flat();
  const words = controls?.other ?? '';
  // No type reads an object as a choice.
  if (typeof words !== 'string') return {};
  const written = list.map((choice) => {
    if (typeof choice !== 'string' || hasValue(options, choice)) return choice;
    return choice === OTHER ? context.clean(words) || OTHER : context.clean(choice);
  });
  return Array.isArray(controls ? controls.choice : raw) || written.length > 1 ? written : written[0];
}

function checkWords(fieldId: string, own: readonly string[]): AnswerIssue[] {
  const [words = ''] = own;
  if (own.length > 1) return [{ fieldId, code: 'invalid_option' }];
  if (words === OTHER) return [{ fieldId, code: 'missing_other' }];
  if (!isWellFormedText(words)) return [{ fieldId, code: 'invalid_characters' }];
  if (words.length <= MAX_OTHER_LENGTH) return [];
  return [{ fieldId, code: 'too_long', params: { max: MAX_OTHER_LENGTH } }];
}

/** Checks how many choices an answer has, and that what excludes all others is alone. */
function checkNumber(field: FieldOfType<ConfigurableChoiceType>, choices: readonly string[]): AnswerIssue[] {
  const { id: fieldId, options } = field;
  const [fewest, most] = [
    ('fewest' in field && field.fewest) || 0,
    ('most' in field && field.most) || Infinity,
  ];
  const alone = options.find((option) => option.alone && choices.includes(option.value));
  if (alone)
    return choices.length > 1 ? [{ fieldId, code: 'not_alone', params: { option: alone.label } }] : [];
  if (choices.length === 0) return [];
  if (choices.length < fewest) return [{ fieldId, code: 'too_few_choices', params: { min: fewest } }];
  return choices.length > most ? [{ fieldId, code: 'too_many_choices', params: { max: most } }] : [];
}

/** Returns the chosen values; none for a single box. */
const choicesOf = (answer: AnswerOfType<ConfigurableChoiceType>): string[] =>
  typeof answer === 'boolean' ? [] : [answer].flat().filter((choice) => choice !== '');

/** Adds the settings of this file to the model of a choice; a choice without them is judged by its model alone. */
export function withChoiceSettings<Answer extends AnswerOfType<ConfigurableChoiceType>>(
  base: QuestionModel<ConfigurableChoiceType, Answer>,
): QuestionModel<ConfigurableChoiceType, Answer> {
  return {
    ...base,
    parseAnswer(field, raw, context) {
      const read = takesWords(field) ? withWords(field.options, raw, context) : raw;
      return base.parseAnswer(field, read, context);
    },
    check(field, answer) {
      const choices = choicesOf(answer);
      const own = takesWords(field) ? choices.filter((one) => !hasValue(field.options, one)) : [];
      const known = own.map((value) => ({ value, label: value }));
      const found = base.check({ ...field, options: [...field.options, ...known] }, answer);
      if (found.length > 0) return found;
      const wrong = own.length > 0 ? checkWords(field.id, own) : [];
      return wrong.length > 0 ? wrong : checkNumber(field, choices);
    },
  };
}
