import { createField } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import type { SpamResponse, SpamSubmission } from '@inlay/api/contract';
import { refusal, showScreen, shownText, type Answers } from '../../../testing/showScreen.tsx';
import { TrashPage } from './TrashPage.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const spam = (at: number, changes: Partial<SpamSubmission> = {}): SpamSubmission => ({
  id: `0195b9f0-0000-7000-9000-00000000000${at}`,
  formId: FORM,
  formTitle: 'Bakery',
  revisionId: FORM,
  answers: { name: `Bot ${at}` },
  submittedAt: `2026-03-0${at}T10:00:00.000Z`,
  deletedAt: `2026-03-0${at}T10:00:00.000Z`,
  isWithdrawn: false,
  daysLeft: 30,
  canErase: true,
  reasons: [
    { signal: 'trap', weight: 70 },
    { signal: 'links', weight: 30, found: ['https://pills.example'], count: 1 },
  ],
  ...changes,
});
const listOf = (...submissions: SpamSubmission[]): SpamResponse => ({
  submissions,
  revisions: { [FORM]: { fields: [{ ...createField('text'), id: 'name', label: 'Name' }] } },
  nextCursor: null,
  total: submissions.length,
});
const show = (answers: Answers) => showScreen(<TrashPage />, { at: '/trash?tab=spam', answers });
const expectText = (text: string) => expect.poll(shownText).toContain(text);
const changed = (sent: { ids: string[] }) => ({ ids: sent.ids, failed: [], job: null, before: [] });

test('SPAM-005 the folder says why, and what was released is said', async () => {
  const left = [listOf(spam(1), spam(2)), listOf(spam(2))];
  const screen = show({
    'GET /api/spam': () => left.shift() ?? listOf(),
    'POST /api/submissions/release': changed,
  });
  await expectText('A field that people can’t see was filled in.');
  await screen.press('Select All');
  await expectText('2 selected');
  await screen.press('Not spam: 2 submissions');
  await expectText('2 submissions moved to the inbox, emails and webhooks are on their way');
});

test('SPAM-007 a full form is told of, and released into all the same if that is chosen', async () => {
  const sent: object[] = [];
  const screen = show({
    'GET /api/spam': listOf(spam(1)),
    'POST /api/submissions/release': (body: { ids: string[]; evenIfFull: boolean }) => {
      sent.push(body);
      return body.evenIfFull ? changed(body) : refusal(409, 'The form is full.', 'submission.no_room');
    },
  });
  await expectText('Bot 1');
  await screen.press('Select All');
  await screen.press('Not spam: 1 submission');
  await expectText('No place is left.');
  await screen.press('Release anyway');
  await expectText('1 submission moved to the inbox');
  expect(sent).toMatchObject([{ evenIfFull: false }, { evenIfFull: true }]);
});

test('SPAM-005 an empty folder says what comes here', async () => {
  show({ 'GET /api/spam': listOf() });
  await expectText('What looks like spam waits here, with its reasons.');
});
