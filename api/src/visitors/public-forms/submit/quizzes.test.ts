import { createField, createEmptyDefinition, type Field, type FormDefinition } from '@inlay/sdk/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApi, type BuiltForm, type TestPerson } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn({ formLimit: 50 });
  await api.liftSubmitLimits();
});

const choice = (value: string) => ({ value, label: value });
const boat: Field = {
  ...createField('radio'),
  id: 'boat',
  label: 'Which floats?',
  options: [choice('Stone'), { ...choice('Cork'), right: true }],
  grading: { explanation: 'Cork is **lighter** than canary water.' },
};
const even: Field = {
  ...createField('checkbox'),
  id: 'even',
  label: 'Even numbers',
  options: [{ ...choice('2'), right: true, points: 2 }, choice('3'), { ...choice('4'), right: true }],
  grading: { all: true, wrong: -1 },
};
const city: Field = {
  ...createField('text'),
  id: 'city',
  label: 'Capital of Canada',
  grading: { accepts: ['Canary Ottawa', 'Ottawa, Ontario'], points: 4, wrong: -0.5 },
};
const root: Field = {
  ...createField('number'),
  id: 'root',
  label: 'Root of 50',
  grading: { from: 7.0625, to: 7.1 },
};
const flat: Field = {
  ...createField('yes_no'),
  id: 'flat',
  label: 'Is the earth flat?',
  grading: { yes: { points: -3 }, no: { right: true } },
};
const mood: Field = {
  ...createField('matrix'),
  id: 'mood',
  label: 'Mood',
  rows: [choice('Calm'), choice('Awake')],
  options: [choice('Never'), { ...choice('Often'), points: 3 }],
};
const plain: Field = { ...createField('text'), id: 'plain', label: 'Anything else' };
const QUESTIONS = [boat, even, city, root, flat, mood, plain];

const quizOf = (items: readonly Field[], changes: Partial<FormDefinition> = {}): FormDefinition => ({
  ...createEmptyDefinition('Quiz'),
  language: 'en',
  pages: [{ id: 'p1', title: '', description: '', nextLabel: '', items: [...items] }],
  scoring: { kind: 'quiz', showResult: 'answers', passAt: { percent: 50 } },
  ...changes,
});

const send = async (form: BuiltForm, answers: object) => {
  const { status, body } = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers,
  });
  expect([status, body]).toMatchObject([201, {}]);
  return body;
};
const storedOf = async ({ submissionId }: { submissionId: string }) =>
  (await owner.get(`/api/submissions/${submissionId}`)).body;

const RIGHT = { boat: 'Cork', even: ['2', '4'], city: 'canary   OTTAWA ', root: 7.07, flat: 'false' };
const WRONG = { boat: 'Stone', even: ['2'], city: 'Toronto', root: 3, flat: 'true' };

describe('the answers to a quiz', () => {
  test.each<[what: string, answers: object, score: number, passed: boolean]>([
    ['all right', { ...RIGHT, mood: { Calm: 'Often', Awake: 'Often' } }, 16, true],
    ['half of a matrix', { ...RIGHT, mood: { Calm: 'Often', Awake: 'Never' } }, 13, true],
    ['all wrong, for less than nothing', { ...WRONG, mood: {} }, -4.5, false],
    ['none', {}, 0, false],
    ['one of several right texts', { city: 'ottawa, ontario' }, 4, false],
    ['right options beside a wrong one', { even: ['2', '3', '4'] }, -1, false],
  ])('SUBM-096 give points: %s', async (_what, answers, score, passed) => {
    const form = await api.buildForm(owner, quizOf(QUESTIONS));
    const { submission } = await storedOf(await send(form, { ...answers, score: 99, scorePassed: true }));
    expect(submission.answers).toMatchObject({ score, scoreMax: 16, scorePassed: passed });
  });

  test('EMBED-110 are told with the ending: what was right, what would have been, and why', async () => {
    const form = await api.buildForm(owner, quizOf(QUESTIONS));
    const body = await send(form, { ...WRONG, even: [], boat: 'Cork' });
    const { questions, ...result } = body.ending.score;
    expect(result).toEqual({
      total: 'Your score: -2.5 of 16',
      verdict: { hasPassed: false, text: 'You did not pass.' },
    });
    const right = (text: string) => ({ name: 'Right answer', text });
    const given = (text: string) => ({ name: 'Your answer', text });
    expect(questions).toEqual([
      {
        label: 'Which floats?',
        points: '1 of 1',
        mark: { is: 'right', text: 'Right' },
        facts: [given('Cork')],
        explanation: [
          {
            kind: 'paragraph',
            nodes: ['Cork is ', { kind: 'strong', nodes: ['lighter'] }, ' than canary water.'],
          },
        ],
      },
      { label: 'Even numbers', points: '0 of 3', mark: { is: 'unanswered', text: 'Not answered' }, facts: [right('2, 4')] },
      { label: 'Capital of Canada', points: '-0.5 of 4', mark: { is: 'wrong', text: 'Wrong' }, facts: [given('Toronto'), right('Canary Ottawa')] },
      { label: 'Root of 50', points: '0 of 1', mark: { is: 'wrong', text: 'Wrong' }, facts: [given('3'), right('7.0625 to 7.1')] },
      { label: 'Is the earth flat?', points: '-3 of 1', mark: { is: 'wrong', text: 'Wrong' }, facts: [given('Yes'), right('No')] },
      { label: 'Mood', points: '0 of 6', facts: [] },
    ]); // prettier-ignore
  });

  test('EMBED-110 count for what was asked alone: hidden questions and options, and pages beside the way', async () => {
    const isBoat = { op: 'eq' as const, of: [{ field: 'boat' }, { lit: 'Cork' }] };
    const form = await api.buildForm(
      owner,
      quizOf([boat, { ...city, showIf: isBoat }], {
        pages: [
          ...quizOf([boat, { ...city, showIf: isBoat }]).pages,
          { id: 'p2', title: '', description: '', nextLabel: '', items: [root], showIf: isBoat },
          {
            id: 'p3',
            title: '',
            description: '',
            nextLabel: '',
            items: [
              {
                ...boat,
                id: 'best',
                options: [
                  { ...choice('Gold'), points: 9, showIf: isBoat },
                  { ...choice('Tin'), points: 2 },
                ],
              },
            ],
          },
        ],
      }),
    );
    const hidden = await send(form, { boat: 'Stone', city: 'Canary Ottawa', root: 7.07, best: 'Tin' });
    const stored = await storedOf(hidden);
    expect(stored.submission.answers).toMatchObject({ score: 2, scoreMax: 3, scorePassed: true });
    expect(stored.points.map(({ id }: { id: string }) => id)).toEqual(['boat', 'best']);
    const asked = await storedOf(await send(form, { boat: 'Cork', best: 'Tin' }));
    expect(asked.submission.answers).toMatchObject({ score: 3, scoreMax: 15, scorePassed: false });
  });

  test('EMBED-110 decide the ending, whose text names the score', async () => {
    const ending = (id: string, title: string, least?: number) => ({
      id,
      kind: 'stored' as const,
      title,
      text: 'You have {{score}} of {{scoreMax}}. Passed: {{scorePassed}}',
      redirectUrl: 'https://example.com/?points={{score}}',
      ...(least !== undefined && {
        showIf: { op: 'ge' as const, of: [{ op: 'score' as const, of: [] }, { lit: least }] },
      }),
    });
    const form = await api.buildForm(
      owner,
      quizOf([boat, root], { endings: [ending('best', 'Great', 2), ending('rest', 'Thanks')] }),
    );
    const won = await send(form, { boat: 'Cork', root: 7.1 });
    expect(won.ending).toMatchObject({
      title: 'Great',
      text: [{ nodes: ['You have ', '2', ' of ', '2', '. Passed: ', 'Yes'] }],
    });
    const [redirect] = await api.database.query<{ target: string }>(
      'select target from form_redirects where submission_id = $1',
      [won.submissionId],
    );
    expect(redirect?.target).toBe('https://example.com/?points=2');
    expect((await send(form, { boat: 'Stone' })).ending.title).toBe('Thanks');
  });

  test('SUBM-096 BUILD-118 keep the points that their revision gave', async () => {
    const form = await api.buildForm(owner, quizOf([boat]));
    const before = await send(form, { boat: 'Cork' });
    const { version } = (await owner.get(`/api/forms/${form.id}`)).body;
    const dearer = { ...boat, options: boat.options.map((one) => ({ ...one, points: 10 })) } as Field;
    const impact = await owner.post(`/api/forms/${form.id}/impact`, { definition: quizOf([dearer]) });
    expect(impact.body.effects).toEqual([{ kind: 'scores_kept', id: '', label: '', count: 1 }]);
    expect(impact.body.changes.map(({ words }: { words: string }) => words)).toEqual([
      'Changes the points of the option “Stone” of “Which floats?” from 0 to 10',
      'Changes the points of the option “Cork” of “Which floats?” from 1 to 10',
    ]);
    await owner.put(`/api/forms/${form.id}/definition`, { version, definition: quizOf([dearer]) });
    const { submission, points } = await storedOf(before);
    expect([submission.answers.score, points[0].most]).toEqual([1, 1]);
  });

  test('RESULT-028 are counted in the results: the score, who passed, and the hardest question first', async () => {
    const form = await api.buildForm(owner, quizOf([boat, root]));
    await send(form, { boat: 'Cork', root: 1 });
    await send(form, { boat: 'Cork', root: 7.1 });
    await send(form, { boat: 'Stone', root: 2 });
    const { text } = await owner.get(`/api/results?formId=${form.id}`);
    const { cards } = JSON.parse(text.trim().split('\n').at(-1)!);
    const cardOf = (id: string) => cards.find((card: { id: string }) => card.id === id);
    expect(cardOf('score')).toMatchObject({ kind: 'number', mean: 1, answered: 3 });
    expect(cardOf('scoreMax')).toBeUndefined();
    expect(cardOf('scorePassed').options).toMatchObject([
      { value: 'true', count: 2 },
      { value: 'false', count: 1 },
    ]);
    expect(cardOf('#right')).toMatchObject({
      columns: [{ value: 'right' }, { value: 'wrong' }],
      rows: [
        { value: 'root', counts: [1, 2] },
        { value: 'boat', counts: [2, 1] },
      ],
    });
  });

  test('SUBM-096 filter the inbox by the score and by who passed', async () => {
    const form = await api.buildForm(owner, quizOf([boat, root]));
    await send(form, { boat: 'Cork', root: 7.1 });
    await send(form, { boat: 'Cork' });
    await send(form, {});
    const found = async (condition: object) => {
      const where = encodeURIComponent(JSON.stringify([condition]));
      const { body } = await owner.get(`/api/submissions?formId=${form.id}&where=${where}`);
      return body.submissions.map(({ answers }: { answers: { score: number } }) => answers.score);
    };
    expect(await found({ field: 'score', is: 'at_least', values: ['1'] })).toEqual([1, 2]);
    expect(await found({ field: 'scorePassed', is: 'is', values: ['false'] })).toEqual([0]);
  });
});

describe('a page that points show', () => {
  const passedIs: Field = {
    ...createField('text'),
    id: 'prize',
    label: 'Where shall the prize go?',
    required: true,
    showIf: { op: 'passed', of: [] },
  };
  const shown = quizOf([boat], {
    pages: [
      ...quizOf([boat]).pages,
      { id: 'p2', title: 'Last', description: '', nextLabel: '', items: [passedIs, plain] },
    ],
  });

  test('EMBED-111 has the fields that the score shows, which the server tells between pages', async () => {
    const form = await api.buildForm(owner, shown);
    const step = async (boatIs: string) =>
      (
        await api.visitor().post(`/api/public/forms/${form.id}/steps`, {
          revisionId: form.revisionId,
          answers: { boat: boatIs },
          pageId: 'p1',
        })
      ).body;
    expect(await step('Cork')).toEqual({ pageId: 'p2', shown: ['prize'] });
    expect(await step('Stone')).toEqual({ pageId: 'p2' });
    const { body } = await api.visitor().get(`/api/public/forms/${form.id}`);
    expect(body.planned.plan.asks).toEqual(['p1']);
    const refused = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { boat: 'Cork' },
    });
    expect(refused.body.error.issues).toMatchObject([{ path: ['prize'], code: 'required' }]);
    const lost = await storedOf(await send(form, { boat: 'Stone', prize: 'Here' }));
    expect([lost.submission.answers.prize, lost.notAsked]).toEqual([undefined, ['prize']]);
  });
});

test('EMBED-111 no right answer, explanation or points of a quiz leave the server before it is answered', async () => {
  const form = await api.buildForm(owner, quizOf(QUESTIONS));
  const { id } = form;
  const addresses = [
    ...['', '/form.js', '/include'].map((end) => `/embed/${id}${end}`),
    `/api/public/forms/${id}`,
  ];
  for (const address of addresses) {
    const { text } = await api.visitor().get(address);
    expect([address, text]).toEqual([
      address,
      expect.not.stringMatching(
        /canary|grading|"accepts"|explanation|"right"|"points"|scoring|passAt|7\.06/i,
      ),
    ]);
  }
  const plainPost = await api.visitor().send('POST', `/embed/${form.id}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://platform.test' },
    body: new URLSearchParams({
      revisionId: form.revisionId,
      idempotencyKey: crypto.randomUUID(),
      page: 'p1',
      'answers.root': 'no number',
    }).toString(),
  });
  expect(plainPost.text).not.toMatch(/canary|7\.06/i);
});
