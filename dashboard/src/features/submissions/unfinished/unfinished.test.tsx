import { expect, test } from 'vitest';
import { expectText, FORM, show } from '../inbox/inboxSamples.tsx';

const ROW = '01a22de6-e174-70dd-b312-dc9211902a99';
const forms = (erase: boolean) => ({
  forms: [
    {
      id: FORM,
      title: 'Bakery',
      isReadOnly: false,
      abilities: { export: true, erase },
      refused: null,
      hasUnfinished: true,
    },
  ],
});
const list = {
  figures: {
    begun: 5,
    sent: 2,
    waiting: 1,
    givenUp: 2,
    stoppedAt: [
      { number: 2, title: 'Delivery', isReview: false, count: 2 },
      { number: null, title: '', isReview: true, count: 1 },
    ],
  },
  unfinished: [
    {
      id: ROW,
      startedAt: '2026-11-29T10:14:00.000Z',
      savedAt: '2026-11-29T10:20:00.000Z',
      expiresAt: '2026-12-29T10:20:00.000Z',
      page: { number: 2, title: 'Delivery', isReview: false },
      answers: [{ label: 'Your name', text: 'Ada' }],
    },
  ],
  hasMore: false,
};

test('SUBM-114 SUBM-115 SUBM-116 the inbox of a form shows who has not sent, where they stopped, and deletes by hand', async () => {
  let shown = list;
  const removed: unknown[] = [];
  const screen = show(`/forms/${FORM}/responses`, {
    'GET /api/submissions/forms': forms(true),
    [`GET /api/forms/${FORM}/unfinished`]: () => shown,
    [`POST /api/forms/${FORM}/unfinished/removals`]: (body: unknown) => {
      removed.push(body);
      shown = { ...list, unfinished: [] };
      return null;
    },
  });
  await screen.press('Unfinished');
  await expectText('5 began · 2 sent · 1 can still continue · 2 gave up');
  await expectText('Page 2: Delivery');
  await expectText('Review of all answers');
  await expectText('Ada');
  await screen.press('Delete');
  await expectText('Delete these unfinished answers?');
  await screen.press('Delete answers');
  await expectText('No unfinished answers right now.');
  expect(removed).toEqual([{ ids: [ROW] }]);
});

test('SUBM-116 whoever may not erase sees no button to delete', async () => {
  const screen = show(`/forms/${FORM}/responses#unfinished`, {
    'GET /api/submissions/forms': forms(false),
    [`GET /api/forms/${FORM}/unfinished`]: list,
  });
  await expectText('Ada');
  expect(screen.text()).not.toContain('Delete');
});
