import {
  fieldsOf,
  fill,
  pipeText,
  PLANNED_TEXTS,
  printValue,
  SCORE_TEXTS,
  scoreAnswers,
  type FormDefinition,
  type Language,
  type Print,
  type RichText,
  type Settled,
} from '@inlay/sdk/model';

/**
 * Prints what a visitor learns of their points below the ending, as far as the form's owner shows it (decision 280):
 * the total and whether they passed, then each question that they were asked.
 */
export function printScore(
  definition: FormDefinition,
  settled: Settled | null,
  { print, language }: { print: Print; language: Language },
): RichText {
  const { scoring } = definition;
  const score = settled && scoreAnswers(definition, settled);
  if (!score || scoring.kind === 'none' || scoring.showResult === 'never') return [];
  const texts = SCORE_TEXTS[language];
  const number = (value: number): string =>
    printValue(value, 'number', { language, words: PLANNED_TEXTS[language] });
  const say = (text: string, points: number, most: number): string =>
    fill(text, { points: number(points), most: number(most) });
  const verdict = score.hasPassed === null ? [] : [` ${score.hasPassed ? texts.passed : texts.failed}`];
  const total = say(texts.total, score.total, score.most);
  const paragraph: RichText = [
    { kind: 'paragraph', nodes: [{ kind: 'strong', nodes: [total] }, ...verdict] },
  ];
  if (scoring.showResult === 'total') return paragraph;
  const labels = new Map(fieldsOf(definition).map(({ id, label }) => [id, pipeText(label, print)]));
  const items = score.questions.map(({ id, points, most }) => [
    fill(say(texts.question, points, most), { label: labels.get(id) ?? '' }),
  ]);
  return [...paragraph, { kind: 'list', items }];
}
