import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';
import type { FormDefinition, Scoring } from '../definition/formDefinition.ts';
import { ANSWER_MODELS } from '../fields/answerModels.ts';
import { pointsOfField } from '../fields/fieldPoints.ts';
import { settleAnswers } from '../formTests/runFormTests.ts';
import { OPERATORS } from '../logic/operators/index.ts';
import { visitorPlan } from '../logic/visitorPlan.ts';
import { answersFor, anyPointsForm, anyWishes } from '../testing/anyPagedForm.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { PLANNED_TEXTS } from '../texts/plannedTexts.ts';
import { publicDefinition } from './packed/publicDefinition.ts';
import { validateWithPlan } from './posted/validateWithPlan.ts';
import { planOf } from './rules/planOf.ts';
import { mostOf, scoreAnswers, storedScores } from './score.ts';

const TODAY = '2026-11-30';
const QUIZ: Scoring = { kind: 'quiz', showResult: 'answers', passAt: { percent: 50 } };

const option = (value: string, more: object = {}) => ({ value, label: value, ...more });
const scored = (form: FormDefinition, answers: object) => {
  const settled = settleAnswers(form, planOf(form)!, { answers: { ...answers }, today: TODAY });
  return { ...scoreAnswers(form, settled)!, stored: storedScores(settled) };
};
const quizOf = (field: Parameters<typeof buildDefinition>[0][number], scoring: Scoring = QUIZ) =>
  buildDefinition([field], { scoring });

describe('BUILD-118 the points of an answer', () => {
  const picks = buildField('checkbox', {
    id: 'q',
    options: [
      option('a', { right: true }),
      option('b', { points: 3, right: true }),
      option('c', { points: -2 }),
    ],
    most: 1,
  });
  const none = { ...picks, most: 2, options: [...picks.options, option('none', { points: 5, alone: true })] };

  it.each<[what: string, field: typeof picks, answer: unknown, points: number, most: number, isRight: boolean]>([
    ['adds what was chosen', picks, ['a', 'c'], -1, 3, false],
    ['is right with all right options and no other', { ...picks, most: 2 }, ['b', 'a'], 4, 4, true],
    ['counts an option that excludes the others by itself', none, ['none'], 5, 5, false],
    ['gives nothing for a part where all count together', { ...picks, grading: { all: true, wrong: -2 } }, ['a'], -2, 4, false],
    ['takes nothing for an open question', { ...picks, grading: { all: true, wrong: -2 } }, [], 0, 4, false],
  ])('%s', (_what, field, answer, points, most, isRight) => {
    const { questions } = scored(quizOf(field), { q: answer });
    expect(questions).toEqual([{ id: 'q', points, most, isRight }]);
  }); // prettier-ignore

  it.each<[text: string, isRight: boolean]>([
    ['Rio  de Janeiro', true],
    [' rio DE janeiro\t', true],
    ['São  PAULO', true],
    ['Sa\u0303o Paulo', true],
    ['Riode Janeiro', false],
    ['Sao Paulo', false],
  ])('of a text does not depend on case and spaces: %j', (text, isRight) => {
    const field = buildField('text', { id: 'q', grading: { accepts: ['Rio de Janeiro', ' ', 'São Paulo'] } });
    expect(scored(quizOf(field), { q: text }).questions[0]).toMatchObject({
      isRight,
      points: Number(isRight),
    });
  });

  it.each([
    [3.14, true],
    [3.15, true],
    [3.2, false],
    ['3,14', true],
    ['pi', false],
  ])('of a number is within bounds: %j', (number, isRight) => {
    const field = buildField('number', { id: 'q', grading: { from: 3.14, to: 3.15 } });
    expect(scored(quizOf(field), { q: number }).questions[0]).toMatchObject({ isRight });
  });

  it('is none in a form with points where answers are typed, or where nothing is worth any', () => {
    const text = buildField('text', { id: 'q', grading: { accepts: ['x'] } });
    expect(pointsOfField(text, 'quiz')).not.toBe(null);
    for (const [field, kind] of [
      [text, 'points'],
      [text, 'none'],
      [buildField('ranking', { options: [option('a', { points: 1 })] }), 'quiz'],
      [buildField('radio', { options: [option('a')] }), 'quiz'],
    ] as const)
      expect([field.type, kind, pointsOfField(field, kind)]).toEqual([field.type, kind, null]);
  });
});

test('BUILD-118 the most of a form is what all questions give together', () => {
  const matrix = buildField('matrix', {
    id: 'm',
    rows: [option('x'), option('y')],
    options: [option('a', { points: 2 }), option('b', { points: 1 })],
  });
  expect(mostOf(quizOf(matrix))).toBe(4);
  expect(mostOf(quizOf({ ...matrix, many: true }))).toBe(6);
  expect(mostOf(quizOf(matrix, { kind: 'none' }))).toBe(0);
});

test.each([
  [2, 4, 50, true],
  [1, 3, 33.4, false],
  [1, 3, 33.3, true],
  [0, 0, 0, false],
])('%d of %d is passed at %d per cent: %s', (points, most, percent, passed) => {
  const options = [option('a', { points: most, right: true }), option('b', { points })];
  const form = quizOf(buildField('radio', { id: 'q', options }), { ...QUIZ, passAt: { percent } });
  expect(scored(form, { q: 'b' }).stored).toEqual({ score: points, scoreMax: most, scorePassed: passed });
});

test('the same answers give the same score while a form is tried and when the server stores them', () => {
  let count = 0;
  fc.assert(
    fc.property(anyPointsForm, anyWishes, (form, wishes) => {
      const plan = planOf(form)!;
      const answers = answersFor(form, wishes);
      const tried = storedScores(settleAnswers(form, plan, { answers, today: TODAY }));
      const inputs = { today: TODAY, operators: OPERATORS };
      const options = { plan, inputs, texts: PLANNED_TEXTS.en, models: ANSWER_MODELS };
      const judged = validateWithPlan(form, answers, options);
      expect(tried).toEqual(storedScores(judged.settled));
      const score = scoreAnswers(form, judged.settled)!;
      const add = (key: 'points' | 'most') => score.questions.reduce((sum, one) => sum + one[key], 0);
      expect([add('points'), add('most')]).toEqual([score.total, score.most]);
      expect(score.total).toBeLessThanOrEqual(score.most);
      // Once more as stored: a submission has what its answers say.
      if (judged.ok)
        expect(storedScores(settleAnswers(form, plan, { answers: judged.answers, today: TODAY }))).toEqual(
          tried,
        );
      count += score.total === 0 ? 0 : 1;
    }),
    propertyRuns(300),
  );
  expect(count).toBeGreaterThan(0);
});

test('EMBED-111 what visitors get of any form has no points, whatever it decides by them', () => {
  fc.assert(
    fc.property(anyPointsForm, (form) => {
      const sent = JSON.stringify([publicDefinition(form).pages, visitorPlan(planOf(form)!)]);
      expect(sent).not.toMatch(/"(points|right|grading|accepts|score|passed|maxScore)"/);
    }),
    propertyRuns(300),
  );
});
