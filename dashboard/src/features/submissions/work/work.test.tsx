import { beforeEach, expect, test } from 'vitest';
import {
  ANSWERS as SAMPLES,
  detailOf,
  expectInbox,
  expectText,
  fields,
  FORM,
  listOf,
  READ_ONLY,
  row,
  show,
  submission,
} from '../inbox/inboxSamples.tsx';
import { sentenceOf } from '../filters/conditions.ts';
import { colorOfTag } from './Tag.tsx';

const ME = '0195b9f0-0000-7000-9000-0000000000aa';
const WAITING = { id: '0195b9f0-0000-7000-9000-0000000000bb', name: 'Waiting', color: 'teal' as const };
const CHOICES = {
  statuses: [{ ...WAITING, state: 'in_progress' as const }],
  people: [{ id: ME, name: 'Ada Lovelace' }],
};
/** The value of each submission, as the server keeps it. */
const values = new Map<string, string | null>();
beforeEach(() => values.clear());
/** Changes what a test has sent, a filter all there are, and says what was before. */
const changed = (sent: { ids?: string[]; status?: string; assigneeId?: string | null }) => {
  const ids = sent.ids ?? [submission(2).id, submission(1).id];
  const first = sent.status === undefined ? null : 'open';
  const before = ids.map((id) => ({ value: values.get(id) ?? first, ids: [id] }));
  for (const id of ids) values.set(id, sent.status ?? sent.assigneeId ?? null);
  return { ids, failed: [], job: null, before };
};
const ANSWERS = {
  'GET /api/submission-statuses': CHOICES,
  'POST /api/submissions/status': changed,
  'POST /api/submissions/assign': changed,
  'POST /api/submissions/trash': changed,
  'POST /api/submissions/restore': changed,
};
const press = (key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const statusIn = (at: number) =>
  row(submission(at)).querySelector('[role=img][data-state]')?.getAttribute('aria-label');

test('SUBM-076 keys that are pressed before the rows and forms are there act once they are, in their order', async () => {
  const later = (path: string) => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    return { path, promise, come: () => resolve(SAMPLES[path]) };
  };
  const [rows, forms] = [later('GET /api/submissions'), later('GET /api/submissions/forms')];
  const screen = show('/submissions', {
    ...ANSWERS,
    [rows.path]: () => rows.promise,
    [forms.path]: () => forms.promise,
  });
  await expect.poll(() => screen.calls.map(({ call }) => call)).toContain(rows.path);
  for (const key of ['j', 'j', 'e']) press(key);
  rows.come();
  await expectText('Ada 1');
  press('k');
  press('#');
  forms.come();
  await expectText('1 submission set to Done');
  expect(statusIn(1)).toBe('Done');
  await expectText('Submission moved to trash');
});

test('SUBM-076 l asks for the status of the row, e marks it as done, z takes both back in turn', async () => {
  const screen = show(`/forms/${FORM}/responses`, ANSWERS);
  await expectInbox();
  press('j');
  press('l');
  await screen.press(/^Waiting/);
  await expect.poll(() => statusIn(2)).toBe('Waiting');
  await expectText('1 submission set to Waiting');
  press('e');
  await expect.poll(() => statusIn(2)).toBe('Done');
  await expectText('1 submission set to Done');
  press('z');
  await expect.poll(() => statusIn(2)).toBe('Waiting');
  press('z');
  await expect.poll(() => statusIn(2)).toBe('Open');
  const sent = screen.calls.filter(({ call }) => call.endsWith('/status')).map(({ body }) => body);
  const ids = [submission(2).id];
  expect(sent).toEqual([
    { ids, status: WAITING.id },
    { ids, status: 'done' },
    { ids, from: 'done', status: WAITING.id },
    { ids, from: WAITING.id, status: 'open' },
  ]);
  press('z');
  await expectText('There is nothing to undo');
});

test('SUBM-076 SUBM-077 what is done to all matches is taken back as well, by the toast or by z', async () => {
  const screen = show(`/forms/${FORM}/responses`, {
    ...ANSWERS,
    'POST /api/submissions/tag': ({ filter }: { filter?: object }) => ({
      ...changed({}),
      before: filter ? [{ value: null, ids: [submission(1).id] }] : [],
      tag: { id: ME, name: 'urgent', color: null },
    }),
    'POST /api/submissions/untag': ({ ids }: { ids: string[] }) => ({ ...changed({ ids }), tag: null }),
    'POST /api/submissions/read': () => changed({}),
  });
  await expectInbox();
  const sent = (end: string) => screen.calls.filter(({ call }) => call.endsWith(end)).map(({ body }) => body);
  await screen.press('Select all');
  press('e');
  await expectText('2 submissions set to Done');
  await expect.poll(() => statusIn(1)).toBe('Done');
  await screen.press('Undo');
  await expect.poll(() => statusIn(1)).toBe('Open');
  await expect.poll(() => sent('/status').length).toBe(3);
  expect(sent('/status').slice(1)).toEqual(
    [submission(2), submission(1)].map(({ id }) => ({ ids: [id], from: 'done', status: 'open' })),
  );
  press('t');
  await screen.type('Tag', 'urgent');
  await screen.press('Add tag');
  await expectText('2 submissions tagged');
  press('z');
  await expect.poll(() => sent('/untag')).toEqual([{ ids: [submission(1).id], name: 'urgent' }]);
  await screen.press('More actions');
  await screen.press('Mark as read');
  await expectText('2 submissions marked as read');
  press('z');
  await expect
    .poll(() => sent('/marks'))
    .toEqual([{ ids: [submission(2).id, submission(1).id], read: false }]);
});

test('SUBM-073 SUBM-077 a star is taken back from the selected rows that had none before', async () => {
  const rows = [submission(2, { isStarred: true }), submission(1)];
  const screen = show(`/forms/${FORM}/responses`, {
    ...ANSWERS,
    'GET /api/submissions': listOf(...rows),
    'PUT /api/submissions/marks': { marked: 2 },
    [`PUT /api/submissions/${submission(1).id}/marks`]: undefined,
  });
  await expectInbox();
  for (const key of ['j', 'J', 'J']) press(key);
  await screen.press('More actions');
  await screen.press('Star');
  await expectText('1 submission starred');
  press('z');
  await expect
    .poll(() => screen.calls.filter(({ call }) => call.endsWith('/marks')).map(({ body }) => body))
    .toEqual([{ ids: rows.map(({ id }) => id), starred: true }, { starred: false }]);
});

test('SUBM-076 digits choose in every such dialog, wherever its focus is', async () => {
  const screen = show(`/forms/${FORM}/responses`, ANSWERS);
  await expectInbox();
  press('j');
  const sent = () => screen.calls.filter(({ call }) => call.endsWith('/status')).length;
  for (const times of [1, 2]) {
    press('l');
    await expectText('Status of 1 submission');
    await expect.poll(() => document.querySelector('[aria-label=Choices]')).toBeTruthy();
    const close = document.querySelector('[role=dialog] .mantine-Modal-close');
    close?.dispatchEvent(new KeyboardEvent('keydown', { key: String(times), bubbles: true }));
    await expect.poll(sent).toBe(times);
    await expect.poll(() => document.querySelector('[role=dialog]')).toBe(null);
  }
});

test('SUBM-077 a assigns what J has selected, all at once', async () => {
  const screen = show(`/forms/${FORM}/responses`, ANSWERS);
  await expectInbox();
  press('j');
  press('J');
  press('J');
  await expectText('2 selected');
  press('a');
  await expectText('Assign 2 submissions to');
  await screen.press(/Ada Lovelace/);
  await expectText('2 submissions assigned to Ada Lovelace');
  expect(screen.calls).toContainEqual({
    call: 'POST /api/submissions/assign',
    body: { ids: [submission(2).id, submission(1).id], assigneeId: ME },
  });
  expect(row(submission(1)).querySelector('[aria-label="Assigned to Ada Lovelace"]')).toBeTruthy();
});

test('SUBM-046 # moves the row to the trash, and z brings it back', async () => {
  const screen = show(`/forms/${FORM}/responses`, ANSWERS);
  await expectInbox();
  press('j');
  press('#');
  await expectText('Submission moved to trash');
  press('z');
  await expect.poll(() => screen.calls.map(({ call }) => call)).toContain('POST /api/submissions/restore');
});

test('ROLE-022 who only reads a form changes neither status nor tags by a key', async () => {
  const screen = show(`/forms/${FORM}/responses`, {
    ...ANSWERS,
    'GET /api/submissions/forms': { forms: [{ id: FORM, title: 'Bakery', ...READ_ONLY }] },
  });
  await expectText('2 of 2 submissions');
  press('j');
  for (const key of ['l', 'a', 't', 'e', '#']) press(key);
  await new Promise((done) => requestAnimationFrame(done));
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(screen.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('SUBM-078 r opens the reply with the templates of the account; what is sent stays beside the submission', async () => {
  const opened = submission(2);
  const reply = { kind: 'reply', text: 'Thank you!', subject: 'Re', address: 'ada@example.com' };
  const screen = show(`/forms/${FORM}/responses`, {
    ...ANSWERS,
    [`GET /api/submissions/${opened.id}`]: { ...detailOf(opened), canAnnotate: true },
    'GET /api/reply-templates': { templates: [{ id: ME, name: 'Thanks', text: 'Thank you!' }] },
    [`POST /api/submissions/${opened.id}/replies`]: {
      entries: [{ id: ME, author: 'Bob', createdAt: opened.submittedAt, ...reply }],
    },
  });
  await expectInbox();
  press('j');
  press('r');
  await expectText('To ada@example.com');
  // The word beside it says the status; the mark would say it again.
  expect(screen.control('Status: Open').querySelector('[role=img]')).toBeNull();
  await screen.press('Send reply');
  await expectText('Please enter a message');
  await screen.press('Templates');
  await screen.press('Insert template Thanks');
  await screen.press('Send reply');
  await expectText('Reply sent');
  await expectText('Bob replied to ada@example.com');
  const sent = screen.calls.find(({ call }) => call.endsWith('/replies'));
  expect(sent?.body).toMatchObject({
    text: 'Thank you!',
    subject: expect.stringMatching(/^Re: Your form submission from /),
  });
});

test('SUBM-078 Escape closes a reply without a word, and none with one', async () => {
  const opened = submission(2);
  const screen = show(`/forms/${FORM}/responses`, {
    ...ANSWERS,
    [`GET /api/submissions/${opened.id}`]: { ...detailOf(opened), canAnnotate: true },
    'GET /api/reply-templates': { templates: [] },
  });
  const escape = () =>
    screen.control('Message').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expectInbox();
  press('j');
  press('r');
  await expectText('To ada@example.com');
  escape();
  await expect.poll(() => screen.text()).not.toContain('To ada@example.com');
  press('r');
  await expectText('To ada@example.com');
  await screen.type('Message', 'Thank you!');
  escape();
  await new Promise((done) => requestAnimationFrame(done));
  expect(screen.control('Message')).toHaveProperty('value', 'Thank you!');
});

test('SUBM-078 without a mail server that is said, and the mail program is offered', async () => {
  const opened = submission(2);
  const screen = show(`/forms/${FORM}/responses?submission=${opened.id}`, {
    ...ANSWERS,
    [`GET /api/submissions/${opened.id}`]: { ...detailOf(opened), canAnnotate: true },
    'GET /api/settings': { mail: 'none', helpContact: 'Ana, extension 12' },
  });
  await screen.press('Reply');
  await expectText('No mail server is set up, so emails wait. Ask for help: Ana, extension 12');
  expect(screen.control('Reply in your mail program').getAttribute('href')).toMatch(/^mailto:ada@example/);
});

test('SUBM-075 conditions are sentences that can be taken away one by one', async () => {
  const where = JSON.stringify([
    { field: 'name', is: 'contains', values: ['ada'] },
    { field: 'town', is: 'empty', values: [] },
  ]);
  const screen = show(`/forms/${FORM}/responses?where=${encodeURIComponent(where)}&status=done`, {
    ...ANSWERS,
    'GET /api/submissions': (_sent: unknown, query: URLSearchParams) =>
      query.has('where') ? listOf(submission(2)) : listOf(submission(2), submission(1)),
  });
  await expectText('Name contains ada');
  await expectText('Status is Done');
  await screen.press('Remove filter: Town is empty');
  await expect.poll(screen.text).not.toContain('Town is empty');
  await screen.press('Remove filter: Name contains ada');
  await expect.poll(screen.text).not.toContain('Name contains');
  expect(screen.path()).toBe(`/forms/${FORM}/responses?status=done`);
});

test('SUBM-075 every comparison reads as a sentence', () => {
  const say = (is: Parameters<typeof sentenceOf>[0]['is'], ...values: string[]) =>
    sentenceOf({ field: 'town', is, values }, fields);
  expect([
    say('is_not', 'Rome'),
    say('any_of', 'Rome', 'Bonn'),
    say('between', '1', '9'),
    say('answered'),
  ]).toEqual(['Town is not Rome', 'Town is Rome or Bonn', 'Town is between 1 and 9', 'Town is answered']);
});

test('SUBM-069 a tag has one color, whatever its case', () => {
  expect(colorOfTag('Urgent')).toBe(colorOfTag('URGENT'));
  expect(new Set(['Urgent', 'Wedding', 'Paid', 'Later', 'Cake'].map(colorOfTag)).size).toBeGreaterThan(2);
});
