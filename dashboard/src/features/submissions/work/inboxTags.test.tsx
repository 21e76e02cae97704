import { createEmptyDefinition, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { refusal } from '../../../testing/showScreen.tsx';
import {
  expectText,
  fields,
  FORM,
  listOf,
  nameOf,
  OTHER_FORM,
  row,
  show,
  submission,
} from '../inbox/inboxSamples.tsx';

test('D-112 ROLE-022 what is selected is given a tag, or loses it; the rows show it at once', async () => {
  localStorage.setItem('submissions-view', 'list');
  const tag = { id: OTHER_FORM, name: 'Urgent', color: null };
  const screen = show(`/forms/${FORM}/responses`, {
    'POST /api/submissions/tag': (sent: { ids: string[] }) => ({
      ids: sent.ids,
      failed: [],
      job: null,
      before: [],
      tag,
    }),
    'POST /api/submissions/untag': (sent: object) =>
      'filter' in sent
        ? {
            ids: [submission(1).id, submission(2).id],
            failed: [],
            job: null,
            before: [{ value: null, ids: [submission(2).id] }],
            tag: null,
          }
        : refusal(400, 'Everything was selected'),
  });
  await screen.press(`Select submission of ${nameOf(submission(2))}`);
  await screen.press('Tags');
  await expectText('Which tag for 1 submission?');
  await screen.press('Add tag');
  await expectText('Please enter a tag');
  await screen.type('Tag', ' urgent ');
  await screen.press('Add tag');
  await expectText('1 submission tagged');
  expect(screen.calls).toContainEqual({
    call: 'POST /api/submissions/tag',
    body: { ids: [submission(2).id], name: 'urgent' },
  });
  await expect.poll(() => row(submission(2)).textContent).toContain('Urgent');
  expect(row(submission(1)).textContent).not.toContain('Urgent');
  await expect.poll(() => screen.text()).not.toContain('Which tag for');
  await screen.press('Select all');
  await screen.press('Tags');
  await screen.type('Tag', 'URGENT');
  await screen.press('Remove tag');
  await expectText('Tag removed from 1 submission');
  await expect.poll(() => row(submission(2)).textContent).not.toContain('Urgent');
});

test('SUBM-069 a tag that none of the chosen rows has is not said to be removed', async () => {
  localStorage.setItem('submissions-view', 'list');
  const screen = show(`/forms/${FORM}/responses`, {
    'POST /api/submissions/untag': (sent: { ids: string[] }) => ({
      ids: sent.ids,
      failed: [],
      job: null,
      before: [],
      tag: null,
    }),
  });
  await screen.press(`Select submission of ${nameOf(submission(2))}`);
  await screen.press('Tags');
  await screen.type('Tag', 'nowhere');
  await screen.press('Remove tag');
  await expectText('None of them had this tag.');
  expect(screen.text()).not.toContain('Tag removed');
});

test('SUBM-112 a tag keeps its color until another is chosen with it', async () => {
  localStorage.setItem('submissions-view', 'list');
  const tag = { id: OTHER_FORM, name: 'Urgent', color: 'blue' };
  const screen = show(`/forms/${FORM}/responses`, {
    'GET /api/submissions/tags': { tags: [tag] },
    'POST /api/submissions/tag': { ids: [submission(2).id], failed: [], job: null, before: [], tag },
    'PATCH /api/submissions/tags': {},
  });
  const give = async (color: string | null): Promise<void> => {
    await screen.press('Tags');
    await screen.type('Tag', 'URGENT');
    await expect.poll(() => (screen.control('Color') as HTMLSelectElement).value).toBe('blue');
    if (color) await screen.type('Color', color);
    await screen.press('Add tag');
    await expect.poll(() => screen.text()).not.toContain('Which tag for');
  };
  const painted = () => screen.calls.filter(({ call }) => call.startsWith('PATCH'));
  await screen.press(`Select submission of ${nameOf(submission(2))}`);
  await give(null);
  expect(painted()).toEqual([]);
  await give('red');
  await expect.poll(painted).toMatchObject([{ body: { formId: FORM, name: 'URGENT', color: 'red' } }]);
});

test('D-107 who only reads a form is not offered tags', async () => {
  const foreign = submission(2, { formId: OTHER_FORM });
  const screen = show(`/forms/${OTHER_FORM}/responses`, {
    'GET /api/submissions': listOf(foreign),
    [`GET /api/forms/${OTHER_FORM}`]: {
      id: OTHER_FORM,
      title: 'Bank',
      definition: withFields(createEmptyDefinition(), fields),
    },
    [`GET /api/forms/${OTHER_FORM}/clicks`]: { emailClicks: 0, redirects: 0 },
  });
  await screen.press(`Select submission of ${nameOf(foreign)}`);
  await expectText('1 selected');
  expect(() => screen.control('More actions')).not.toThrow();
  expect(() => screen.control('Tags')).toThrow('No control Tags');
});

test('D-172 a submission that is gone is said to be, and is not asked for again', async () => {
  const gone = submission(3).id;
  const screen = show(`/forms/${FORM}/responses?submission=${gone}`, {
    [`GET /api/submissions/${gone}`]: refusal(404, 'Submission not found', 'submission.not_found'),
  });
  await expectText('This submission doesn’t exist, or you don’t have access to it.');
  expect(() => screen.control('Try again')).toThrow('No control Try again');
  await screen.press('Close details');
  await expect.poll(() => screen.path()).toBe(`/forms/${FORM}/responses`);
});
