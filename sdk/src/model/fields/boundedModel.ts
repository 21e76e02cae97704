import type { Field, QuestionType } from './field.ts';
import type { QuestionModel } from './fieldType.ts';
import { typeOfAnswer } from './capabilities.ts';
import { EXCESS, longestText, mostChoices } from './longestAnswer.ts';

/** Cuts a text that is too long to one that is still too long, behind a whole character. */
function cutText(text: string, longest: number): string {
  if (text.length <= longest + EXCESS) return text;
  const isHalf = (text.charCodeAt(longest) & 0xfc00) === 0xd800;
  return text.slice(0, longest + (isHalf ? EXCESS : 1));
}

function cutOne(field: Field, part: string | undefined, value: unknown): unknown {
  const longest = longestText(field, part, typeOfAnswer(field, part));
  if (typeof value === 'string') return cutText(value, longest);
  if (!Array.isArray(value) || !('options' in field)) return value;
  return value
    .slice(0, mostChoices(field) + EXCESS)
    .map((one: unknown) => (typeof one === 'string' ? cutText(one, longest) : one));
}

/**
 * Makes a model leave out what is too much of an answer that is refused anyway, so that the work of a form's logic
 * has a bound for all answers, not for valid ones alone (decision 623).
 */
export function boundedModel<Type extends QuestionType>(model: QuestionModel<Type>): QuestionModel<Type> {
  return {
    ...model,
    parseAnswer(field, raw, context) {
      const answer: unknown = model.parseAnswer(field, raw, context);
      const isRecord = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
      const bounded = isRecord
        ? Object.fromEntries(
            Object.entries(answer).map(([part, value]) => [part, cutOne(field, part, value)]),
          )
        : cutOne(field, undefined, answer);
      return bounded as ReturnType<typeof model.parseAnswer>;
    },
  };
}
