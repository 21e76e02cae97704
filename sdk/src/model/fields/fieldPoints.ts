import type { Scoring } from '../definition/formDefinition.ts';
import type { FieldPoints } from '../logic/value.ts';
import { capabilitiesOf, typeOfAnswer } from './capabilities.ts';
import type { AnswerPoints, Field, Option } from './field.ts';

/** Points of an option: those it names, otherwise one for a right one. */
export const pointsOfOption = ({ points, right }: AnswerPoints): number => points ?? (right ? 1 : 0);

/** The answers of a yes or no, as options. */
const yesNoOptions = ({ grading = {} }: Field): Option[] =>
  (['yes', 'no'] as const).map((name) => ({ value: String(name === 'yes'), label: name, ...grading[name] }));

/** Returns what is worth points among options; `null` where none is. */
function marksOfOptions(options: readonly Option[], picks: number, isList: boolean): FieldPoints | null {
  if (!options.some(({ points, right }) => points !== undefined || right)) return null;
  const right = options.filter((option) => option.right).map(({ value }) => value);
  const alone = options.filter((option) => option.alone).map(({ value }) => value);
  return {
    options: Object.fromEntries(options.map((option) => [option.value, pointsOfOption(option)])),
    ...(right.length > 0 && { right }),
    ...(picks !== 1 && { picks }),
    ...(isList && { isList }),
    ...(alone.length > 0 && { alone }),
  };
}

/** The points of typed answers. */
const worthOf = ({ grading: { points = 1, wrong = 0 } = {} }: Field): FieldPoints['worth'] => ({
  right: points,
  wrong,
});

function marksOfChoice(field: Field & { options: Option[] }, isQuiz: boolean): FieldPoints | null {
  const { options, grading = {} } = field;
  const isList = typeOfAnswer(field)?.isList === true;
  const most = 'most' in field ? field.most : undefined;
  const marks = marksOfOptions(options, isList ? (most ?? options.length) : 1, isList);
  if (!marks?.right || !isQuiz || !isList || !grading.all) return marks;
  const sum = options.reduce((total, option) => total + (option.right ? pointsOfOption(option) : 0), 0);
  return { ...marks, worth: { right: sum, wrong: grading.wrong ?? 0 } };
}

function marksOf(field: Field, isQuiz: boolean): FieldPoints | null {
  const { grading = {} } = field;
  switch (capabilitiesOf(field).graded) {
    case 'options':
      return 'options' in field ? marksOfChoice(field, isQuiz) : null;
    case 'rows': {
      const marks = 'options' in field ? marksOfOptions(field.options, 1, false) : null;
      if (!marks || !('rows' in field)) return null;
      const { right: _right, ...points } = marks;
      return { ...points, rows: field.rows.length, ...(field.many && { picks: field.options.length }) };
    }
    case 'yesno':
      return marksOfOptions(yesNoOptions(field), 1, false);
    case 'number': {
      const { from, to } = grading;
      return isQuiz && from !== undefined && to !== undefined ? { from, to, worth: worthOf(field)! } : null;
    }
    case 'text': {
      const texts = grading.accepts?.filter((text) => text.trim() !== '') ?? [];
      return isQuiz && texts.length > 0 ? { texts, worth: worthOf(field)! } : null;
    }
    default:
      return null;
  }
}

/**
 * Returns what the answers to a field are worth (decision 760); `null` where they give no points. Right answers that
 * are typed, and several that count together, are of a quiz alone.
 */
export function pointsOfField(field: Field, kind: Scoring['kind']): FieldPoints | null {
  const marks = kind === 'none' ? null : marksOf(field, kind === 'quiz');
  return marks && { ...marks, ...(field.category && { category: field.category }) };
}
