import {
  capabilitiesOf,
  MAX_ACCEPTED_TEXTS,
  MAX_OPTION_LENGTH,
  MAX_OWNER_TEXT_LENGTH,
  MAX_POINTS,
  typeOfAnswer,
  type Field,
  type Grading,
  type Option,
} from '@inlay/sdk/model';
import { fit, note, type Draft, type DraftField } from './createDraft.ts';

/** The key to a question of a quiz, as its source has it. */
export interface AnswerKey {
  /** Right answers, as the source names them. */
  answers: readonly string[];
  /** What the right answer is worth. */
  points: number;
  /** Rich text. */
  explanation?: string;
}

/** Makes the form a quiz, and marks the right answers to a question; notes what cannot be graded here. */
export function addAnswerKey(draft: Draft, { field, item, choices }: DraftField, key: AnswerKey): void {
  const points = Math.min(Math.max(key.points, 0), MAX_POINTS);
  const grading = draft.rows ? null : gradeField(field, choices, { ...key, points });
  if (!grading) return note(item, 'answer_key_left_out');
  draft.definition.scoring = { kind: 'quiz', showResult: 'answers', passAt: null };
  const explanation = fit(item, key.explanation ?? '', MAX_OWNER_TEXT_LENGTH);
  const all: Grading = { ...grading, ...(explanation && { explanation }) };
  if (Object.keys(all).length > 0) field.grading = all;
}

/** Returns the grading of a field, whose options it marks; null where the key does not fit it. */
function gradeField(
  field: Field,
  choices: DraftField['choices'],
  { answers, points }: AnswerKey,
): Grading | null {
  const worth = points === 1 ? {} : { points };
  const [first = ''] = answers;
  switch (capabilitiesOf(field).graded) {
    case 'options': {
      const right = answers.map((answer) => choices.get(answer));
      if (!('options' in field) || right.length === 0 || right.includes(undefined)) return null;
      const isList = typeOfAnswer(field)?.isList === true;
      markRight(field.options, new Set(right), isList ? shareOf(points, right.length) : () => points);
      return isList ? { all: true } : {};
    }
    case 'text': {
      const accepts = answers
        .filter((text) => text.trim() && text.length <= MAX_OPTION_LENGTH)
        .slice(0, MAX_ACCEPTED_TEXTS);
      return accepts.length > 0 ? { accepts, ...worth } : null;
    }
    case 'number': {
      const number = first.trim() === '' ? NaN : Number(first);
      return Number.isFinite(number) ? { from: number, to: number, ...worth } : null;
    }
    case 'yesno':
      if (first !== 'true' && first !== 'false') return null;
      return { [first === 'true' ? 'yes' : 'no']: { right: true, ...worth } };
    default:
      return null;
  }
}

/** Several right options have the points together; what cannot be shared evenly is the first one's. */
const shareOf = (points: number, count: number) => {
  const share = points / count;
  const isEven = Math.round(share * 100) / 100 === share;
  return (index: number): number => (isEven ? share : index === 0 ? points : 0);
};

function markRight(
  options: Option[],
  right: ReadonlySet<string | undefined>,
  pointsAt: (index: number) => number,
): void {
  const marked = options.filter(({ value }) => right.has(value));
  for (const [index, option] of marked.entries()) {
    option.right = true;
    if (pointsAt(index) !== 1) option.points = pointsAt(index);
  }
}
