import { expect, test } from 'vitest';
import { refusal, shownText } from '../../../testing/showScreen.tsx';
import {
  detailOf,
  expectText,
  FORM,
  listOf,
  nameOf,
  OTHER_FORM,
  row,
  show,
  submission,
} from './inboxSamples.tsx';

const [third, second, first] = [submission(3), submission(2), submission(1)];
const findRow = ({ id }: { id: string }) => document.querySelector(`[data-row="${id}"]`);
const activeRow = () => document.querySelector('[data-row][data-active]')?.getAttribute('data-row');

/** Shows three submissions, nothing before them; the test decides which of them the server keeps. */
function showThree() {
  let there = [third, second, first];
  const screen = show(`/forms/${FORM}/responses`, {
    'GET /api/submissions': (_sent: unknown, query: URLSearchParams) =>
      query.has('before') ? listOf() : { ...listOf(...there), previousCursor: 'the top' },
    'GET /api/submissions/count': () => ({ total: there.length }),
  });
  return {
    screen,
    leave: (left: typeof there) => {
      there = left;
    },
  };
}

test('D-115 what somebody else takes away leaves the list and the selection, and the count is right', async () => {
  const { screen, leave } = showThree();
  await expectText('3 of 3 submissions');
  for (const one of [third, second]) await screen.press(`Select submission of ${nameOf(one)}`);
  await expectText('2 selected');
  leave([third, first]);
  screen.hear('submissions', { formId: FORM, left: [second.id] });
  await expectText('2 of 2 submissions');
  await expectText('1 selected');
  expect([findRow(second), row(third), row(first)]).toHaveLength(3);
  expect(findRow(second)).toBeNull();
});

test('D-115 what is told of another form takes nothing from a form’s list', async () => {
  const { screen, leave } = showThree();
  await expectText('3 of 3 submissions');
  leave([third, second]);
  screen.hear('submissions', { formId: OTHER_FORM, left: [second.id] });
  screen.hear('submissions', { formId: FORM, left: [first.id] });
  await expectText('2 of 2 submissions');
  await expect.poll(() => findRow(first)).toBeNull();
  expect(findRow(second)).not.toBeNull();
});

test('D-115 when all that is shown is taken away, the list is read again', async () => {
  const { screen, leave } = showThree();
  await expectText('3 of 3 submissions');
  leave([submission(4)]);
  screen.hear('submissions', { formId: FORM, left: [third, second, first].map(({ id }) => id) });
  await expect.poll(() => findRow(submission(4))).not.toBeNull();
  await expectText('1 of 1 submission');
});

test.each([
  ['submissions', { formId: FORM, isReread: true }],
  ['account', {}],
  ['resync', {}],
])('D-13 D-115 at %s the list is read again, and what came back stands in it', async (name, data) => {
  const { screen, leave } = showThree();
  leave([third, first]);
  await expectText('2 of 2 submissions');
  leave([third, second, first]);
  screen.hear(name, data);
  await expect.poll(() => findRow(second)).not.toBeNull();
  await expectText('3 of 3 submissions');
});

test('D-115 what came while a search was on is there once it is cleared', async () => {
  let hasCome = false;
  const screen = show(`/forms/${FORM}/responses`, {
    'GET /api/submissions': (_sent: unknown, query: URLSearchParams) => {
      if (query.has('search')) return { ...listOf(first), previousCursor: 'the top of what was found' };
      if (query.has('before')) return hasCome ? listOf(third) : listOf();
      return { ...listOf(second, first), previousCursor: 'the top' };
    },
    'GET /api/submissions/count': () => ({ total: hasCome ? 3 : 2 }),
  });
  await expectText('2 of 2 submissions');
  await screen.type('Search submissions', nameOf(first));
  await expect.poll(() => findRow(second)).toBeNull();
  hasCome = true;
  screen.hear('submissions', { formId: FORM, left: [] });
  await screen.type('Search submissions', '');
  await expect.poll(() => findRow(third)).not.toBeNull();
  await expectText('3 of 3 submissions');
});

test('SUBM-051 who is at a row that somebody else takes away goes on at the next', async () => {
  const { screen, leave } = showThree();
  await expectText('3 of 3 submissions');
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('j');
  press('j');
  await expect.poll(activeRow).toBe(second.id);
  leave([third, first]);
  screen.hear('submissions', { formId: FORM, left: [second.id] });
  await expect.poll(activeRow).toBe(first.id);
});

test('D-115 what is read while somebody else deletes it, or takes it from the reader, leaves the screen and is said to be gone', async () => {
  let isThere = true;
  const screen = show(`/forms/${FORM}/responses?submission=${first.id}`, {
    [`GET /api/submissions/${first.id}`]: () =>
      isThere ? detailOf(first) : refusal(404, 'Submission not found', 'submission.not_found'),
  });
  await expectText('Lynx/2.9');
  expect(() => screen.control('Star')).not.toThrow();
  isThere = false;
  screen.hear('submissions', { formId: FORM, left: [first.id] });
  await expectText('This submission doesn’t exist, or you don’t have access to it.');
  expect(shownText()).not.toContain('Lynx/2.9');
  expect(shownText()).not.toContain('last successful load');
  expect(() => screen.control('Star')).toThrow('No control Star');
});

test('D-13 a star that is set while the list is read again stays, whatever that list says of it', async () => {
  const lists: PromiseWithResolvers<unknown>[] = [];
  let isStarred = false;
  const list = () => listOf(submission(2, { isStarred }), first);
  const screen = show(`/forms/${FORM}/responses`, {
    'GET /api/submissions': () => {
      const answer = Promise.withResolvers<unknown>();
      lists.push(answer);
      // The first and the last answer come at once; the one between them is read before the star.
      if (lists.length !== 2) answer.resolve(list());
      return answer.promise;
    },
    [`PUT /api/submissions/${second.id}/marks`]: () => {
      isStarred = true;
      return {};
    },
  });
  const star = `Star submission of ${nameOf(second)}`;
  const isShown = () => screen.control(star).getAttribute('aria-pressed');
  await expectText('2 of 2 submissions');
  const old = list();
  screen.hear('submissions', { formId: FORM, isReread: true });
  await expect.poll(() => lists.length).toBe(2);
  await screen.press(star);
  await expect.poll(() => isStarred).toBe(true);
  lists[1]?.resolve(old);
  await expect.poll(() => lists.length).toBe(3);
  await expect.poll(isShown).toBe('true');
});
