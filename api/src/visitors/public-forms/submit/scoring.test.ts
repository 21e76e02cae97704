import {
  createEmptyDefinition,
  createField,
  ENGLISH,
  type Expression,
  type FormDefinition,
  type Scoring,
} from '@inlay/sdk/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn({ formLimit: 50 });
  await api.liftSubmitLimits();
});

const capital = {
  ...createField('radio'),
  id: 'capital',
  label: 'Capital of {{country|France}}',
  category: 'canary_geography',
  options: [
    { value: 'Paris', label: 'Paris', points: 777.25 },
    { value: 'Lyon', label: 'Lyon', points: -777.5 },
  ],
};
const primes = {
  ...createField('checkbox'),
  id: 'primes',
  label: 'Primes',
  options: [
    { value: '2', label: '2', right: true as const },
    { value: '3', label: '3', right: true as const },
    { value: '4', label: '4', points: -1 },
  ],
};
/** Only those who fail have to say more. */
const more = {
  ...createField('text'),
  id: 'more',
  label: 'More',
  requiredIf: { op: 'not', of: [{ op: 'passed', of: [] }] } as Expression,
};
const page = (
  id: string,
  items: FormDefinition['pages'][number]['items'],
  more: Pick<FormDefinition['pages'][number], 'showIf' | 'next'> = {},
) => ({ id, title: '', description: '', nextLabel: '', items, ...more });
const ending = (id: string, title: string, showIf?: Expression) => ({
  id,
  kind: 'stored' as const,
  title,
  text: '',
  redirectUrl: null,
  ...(showIf && { showIf }),
});
const PASSED: Expression = { op: 'passed', of: [] };

type Shown = Exclude<Scoring, { kind: 'none' }>['showResult'];
const THANKS = [{ kind: 'paragraph', nodes: [ENGLISH.successText] }];

const quiz = (showResult: Shown = 'by_question'): FormDefinition => ({
  ...createEmptyDefinition('Quiz'),
  language: 'en',
  pages: [
    page('p1', [{ ...createField('text'), id: 'country', label: 'Country' }, capital, primes]),
    page('p2', [more]),
  ],
  endings: [ending('won', 'Well done', PASSED), ending('rest', '')],
  scoring: { kind: 'points', showResult, passAt: 778.25 },
});

const send = (form: BuiltForm, answers: object) =>
  api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers,
  });
const RIGHT = { capital: 'Paris', primes: ['2', '3'] };

describe('points of answers', () => {
  test('are stored beside the answers, decide the ending, and are shown as the owner chose', async () => {
    const form = await api.buildForm(owner, quiz());
    const { status, body } = await send(form, { ...RIGHT, country: 'Gaul', score: 9_999, 'score.canary_geography': 5 });
    expect([status, body.ending]).toEqual([201, {
      id: 'won',
      title: 'Well done',
      text: THANKS,
      score: {
        total: 'Your score: 779.25 of 779.25',
        verdict: { hasPassed: true, text: 'You passed.' },
        questions: [{ label: 'Capital of Gaul', points: '777.25 of 777.25' }, { label: 'Primes', points: '2 of 2' }],
      },
    }]);
    const { submission, points } = (await owner.get(`/api/submissions/${body.submissionId}`)).body;
    expect(submission.answers).toEqual({ ...RIGHT, country: 'Gaul', more: '', score: 779.25, scoreMax: 779.25, scorePassed: true, 'score.canary_geography': 777.25 });
    expect(points).toEqual([
      { id: 'capital', points: 777.25, most: 777.25, isRight: null },
      { id: 'primes', points: 2, most: 2, isRight: true },
    ]);
  }); // prettier-ignore

  test('count what was answered, and what is wrong may cost', async () => {
    const form = await api.buildForm(owner, quiz('total'));
    // Only the server knows who fails.
    const asked = await send(form, { capital: 'Lyon', primes: ['2', '4'] });
    expect(asked.body.error.issues).toMatchObject([{ path: ['more'], code: 'required' }]);
    const { body } = await send(form, { capital: 'Lyon', primes: ['2', '4'], more: 'Sorry' });
    expect(body.ending).toEqual({
      id: 'rest',
      title: '',
      text: THANKS,
      score: {
        total: 'Your score: -777.5 of 779.25',
        verdict: { hasPassed: false, text: 'You did not pass.' },
      },
    });
    const blank = await send(form, { more: 'Nothing' });
    expect(blank.body.ending.score.total).toBe('Your score: 0 of 779.25');
  });

  test('are not shown where the owner does not want it', async () => {
    const form = await api.buildForm(owner, quiz('never'));
    const { body } = await send(form, RIGHT);
    expect(body.ending).toEqual({ id: 'won', title: 'Well done', text: [] });
    const scoreAlone = await api.buildForm(owner, quiz('score'));
    const shown = await send(scoreAlone, RIGHT);
    expect(shown.body.ending.score).toEqual({ total: 'Your score: 779.25 of 779.25' });
  });

  test('are shown without JavaScript too, and of hidden questions there are none', async () => {
    const hidden: Expression = { op: 'answered', of: [{ field: 'country' }] };
    const [first] = quiz().pages;
    const form = await api.buildForm(owner, {
      ...quiz(),
      pages: [{ ...first!, items: [first!.items[0]!, capital, { ...primes, showIf: hidden }] }],
      scoring: { kind: 'points', showResult: 'by_question', passAt: 1 },
    });
    const { text } = await api.visitor().send('POST', `/embed/${form.id}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://platform.test' },
      body: new URLSearchParams({
        revisionId: form.revisionId,
        idempotencyKey: crypto.randomUUID(),
        page: 'p1',
        go: 'next',
        'answers.capital': 'Paris',
        'answers.primes': '2',
      }).toString(),
    });
    expect(text).toContain('Your score: 777.25 of 777.25');
    expect(text).not.toContain('Primes</strong>');
  });

  test('stand in inbox, exports and webhooks as values', async () => {
    const form = await api.buildForm(owner, quiz());
    await send(form, RIGHT);
    const list = (await owner.get(`/api/submissions?formId=${form.id}`)).body;
    const { values } = list.revisions[form.revisionId].outline;
    expect(values).toEqual([
      { id: 'score', name: 'Score', show: 'inbox', format: 'number' },
      { id: 'scoreMax', name: 'Highest possible score', show: 'inbox', format: 'number' },
      { id: 'scorePassed', name: 'Passed', show: 'inbox', format: 'yesno' },
      { id: 'score.canary_geography', name: 'Score: canary_geography', show: 'inbox', format: 'number' },
    ]);
    const exported = async (format: string) =>
      (await owner.get(`/api/submissions/export?formId=${form.id}&format=${format}`)).text;
    const csv = await exported('csv');
    expect(csv).toContain('"Score","Highest possible score","Passed","Score: canary_geography"');
    expect(csv).toMatch(/"779.25","779.25","Yes","777.25"/);
    expect(await exported('jsonl')).toMatch(/"score": ?779.25/);
  });
});

test('no point, right answer, category or score of a form goes to browsers', async () => {
  const form = await api.buildForm(owner, quiz('total'));
  const addresses = ['', '/form.js', '/include'].map((end) => `/embed/${form.id}${end}`);
  for (const address of [...addresses, `/api/public/forms/${form.id}`]) {
    const { status, text } = await api.visitor().get(address);
    expect([address, status]).toEqual([address, 200]);
    expect(text).not.toMatch(/777\.|778\.25|canary_geography|"right"|"points"|scoring|passAt|"passed"/);
  }
});

test.each<[what: string, changes: Partial<FormDefinition>, path: string, code: string]>([
  ['a field with the id of the score', { pages: [page('p1', [{ ...more, id: 'score' }])] }, 'definition.pages.0.items.0.id', 'invalid'],
  ['too many points', { pages: [page('p1', [{ ...primes, options: [{ value: 'a', label: 'a', points: 1e9 }] }])] }, 'definition.pages.0.items.0.options.0.points', 'invalid'],
  ['the points of a question that is not there', { endings: [ending('e', '', { op: 'gt', of: [{ op: 'points', of: [{ lit: 'nobody' }] }, { lit: 1 }] }), ending('rest', '')] }, 'definition.endings.0.showIf', 'unknown_field'],
  ['a question that reads points of later pages', { pages: [page('p1', [more]), page('p2', [capital])] }, 'definition.pages.0.items.0.requiredIf', 'later_page'],
  ['a field that points of its own page would show', { pages: [page('p1', [more]), page('p2', [capital, { ...more, id: 'why', showIf: PASSED }])] }, 'definition.pages.1.items.1', 'not_yet_supported'],
  ['an option that points would show', { pages: [page('p1', [capital]), page('p2', [{ ...primes, options: [{ value: '2', label: '2', showIf: PASSED }] }])] }, 'definition.pages.1.items.0', 'not_yet_supported'],
  ['a title that names the score', { pages: [page('p1', [capital]), { ...page('p2', [more]), title: '{{score}}' }] }, 'definition.pages.1', 'private_shown'],
  ['a right number that ends before it begins', { pages: [page('p1', [{ ...createField('number'), id: 'n', grading: { from: 2, to: 1 } }])] }, 'definition.pages.0.items.0.grading.to', 'invalid'],
  ['a first page that points would show', { pages: [page('p1', [more], { showIf: PASSED }), page('p2', [capital])] }, 'definition.pages.0', 'not_yet_supported'],
  ['points that nothing gives', { scoring: { kind: 'none' } }, 'definition.pages.1.items.0', 'nothing_scores'],
])('%s is refused', async (_what, changes, path, code) => {
  const { status, body } = await owner.post('/api/forms', { definition: { ...quiz(), ...changes } });
  expect([status, body.error?.code]).toEqual([400, 'form.invalid_definition']);
  expect(body.error.issues.map((issue: { path: string[]; code: string }) => [issue.path.join('.').slice(0, path.length), issue.code])).toContainEqual([path, code]);
}); // prettier-ignore
