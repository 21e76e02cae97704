import {
  fieldsOf,
  fill,
  parseRichText,
  pipe,
  pipeText,
  PLANNED_TEXTS,
  pointsOfField,
  printAnswer,
  printValue,
  SCORE_TEXTS,
  scoreAnswers,
  type Field,
  type FormDefinition,
  type Language,
  type MetScore,
  type Print,
  type QuestionScore,
  type ScoredAnswer,
  type Settled,
} from '@inlay/sdk/model';
import type { Validated } from './judgement.ts';

/** Answers that are shown with what they are worth. */
interface Shown {
  definition: FormDefinition;
  answers: Validated['answers'];
  settled: Settled | null;
  print: Print;
  language: Language;
}

/**
 * Presents what a visitor learns of their points with the ending, as far as the form's owner shows it (decision 760):
 * the score, whether they passed, each question that they were asked, and the right answers. Null for nothing.
 */
export function presentScore(shown: Shown): MetScore | null {
  const { definition, settled, language } = shown;
  const { scoring } = definition;
  if (scoring.kind === 'none' || scoring.showResult === 'never') return null;
  const score = settled && scoreAnswers(definition, settled);
  if (!score) return null;
  const { showResult } = scoring;
  const texts = SCORE_TEXTS[language];
  const total = fill(texts.total, numbersOf(score.total, score.most, language));
  if (showResult === 'score') return { total };
  const verdict = score.hasPassed !== null && {
    verdict: { hasPassed: score.hasPassed, text: score.hasPassed ? texts.passed : texts.failed },
  };
  if (showResult === 'total') return { total, ...verdict };
  const fields = new Map(fieldsOf(definition).map((field) => [field.id, field]));
  const questions = score.questions.flatMap((question) => {
    const field = fields.get(question.id);
    if (!field) return [];
    const label = pipeText(field.label, shown.print);
    const points = fill(texts.points, numbersOf(question.points, question.most, language));
    return [{ label, points, ...(showResult === 'answers' && answerOf(field, question, shown)) }];
  });
  return { total, ...verdict, questions };
}

function numbersOf(points: number, most: number, language: Language): { points: string; most: string } {
  const number = (value: number): string =>
    printValue(value, 'number', { language, words: PLANNED_TEXTS[language] });
  return { points: number(points), most: number(most) };
}

/** Whether an answer was right, with what is right and why. */
function answerOf(field: Field, score: QuestionScore, shown: Shown): Partial<ScoredAnswer> {
  const { answers, print, language } = shown;
  const texts = SCORE_TEXTS[language];
  const given = printAnswer(field, answers[field.id], { language, words: PLANNED_TEXTS[language] });
  const right = score.isRight === false ? rightAnswerOf(field, shown) : '';
  const explanation = field.grading?.explanation ?? '';
  const is = markOf(score, given);
  return {
    ...(is && { mark: { is, text: texts[is] } }),
    facts: [
      ...(given ? [{ name: texts.answer, text: given }] : []),
      ...(right ? [{ name: texts.rightAnswer, text: right }] : []),
    ],
    ...(explanation && { explanation: pipe(parseRichText(explanation), print) }),
  };
}

function markOf(
  { isRight, points }: QuestionScore,
  given: string,
): NonNullable<ScoredAnswer['mark']>['is'] | null {
  if (isRight === null) return null;
  if (isRight) return 'right';
  return given === '' ? 'unanswered' : points > 0 ? 'partly' : 'wrong';
}

/** Prints the right answer: all right options, the first of the accepted texts, a number or the two it is between. */
function rightAnswerOf(field: Field, { definition, print, language }: Shown): string {
  const marks = pointsOfField(field, definition.scoring.kind);
  const printed = { language, words: PLANNED_TEXTS[language] };
  if (marks?.texts) return field.grading?.accepts?.find((text) => text.trim()) ?? '';
  if (marks?.from !== undefined && marks.to !== undefined) {
    const [from, to] = [printAnswer(field, marks.from, printed), printAnswer(field, marks.to, printed)];
    return from === to ? from : fill(SCORE_TEXTS[language].between, { from, to });
  }
  return (marks?.right ?? [])
    .map((value) => pipeText(printAnswer(field, valueOf(field, value), printed), print))
    .join(', ');
}

/** Returns an option's value as the answer that chooses it alone. */
const valueOf = (field: Field, value: string): unknown => ('options' in field ? value : value === 'true');
