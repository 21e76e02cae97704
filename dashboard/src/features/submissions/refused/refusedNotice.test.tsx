import { expect, test } from 'vitest';
import { expectInbox, expectText, FORM, OTHER_FORM, show } from '../inbox/inboxSamples.tsx';

const refused = { count: 12, sources: 1, since: '2026-11-29T10:14:00.000Z', perMinute: 3, perHour: 10 };
const formsWith = (of: typeof refused | null) => ({
  forms: [
    { id: FORM, title: 'Bakery', isReadOnly: false, abilities: { export: true, erase: true }, refused: of },
    {
      id: OTHER_FORM,
      title: 'Bank',
      isReadOnly: true,
      abilities: { export: true, erase: false },
      refused: null,
    },
  ],
});

test('SUBM-094 the inbox says what was refused of each form, why, and who can change that, until it is dismissed', async () => {
  let forms = formsWith(refused);
  const screen = show('/submissions', {
    'GET /api/submissions/forms': () => forms,
    [`DELETE /api/forms/${FORM}/refused-submissions`]: () => {
      forms = formsWith(null);
      return null;
    },
  });
  await expectInbox();
  await expectText('Submissions were refused');
  await expectText('Bakery · 12 submissions from 1 source since Nov 29, 2026');
  await expectText('can send a form 10 submissions an hour, and 3 less than a minute apart');
  await expectText('An administrator can raise these limits.');
  await screen.press('Dismiss');
  await expect.poll(screen.text).not.toContain('Submissions were refused');
});

test('SUBM-094 the inbox of another form says nothing of it', async () => {
  const screen = show(`/forms/${OTHER_FORM}/responses`, { 'GET /api/submissions/forms': formsWith(refused) });
  await expectText('2 of 2 submissions');
  expect(screen.text()).not.toContain('refused');
});
