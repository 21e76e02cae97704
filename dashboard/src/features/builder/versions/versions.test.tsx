import { expect, test } from 'vitest';
import { refusal, type Screen } from '../../../testing/showScreen.tsx';
import { FORM, PUBLISHED, showBuilder } from '../testing/showBuilder.tsx';

const [LIVE, FIRST] = ['0195b9f0-0000-7000-8000-0000000000b2', '0195b9f0-0000-7000-8000-0000000000b1'];
const entry = (id: string, more: object) => ({
  id,
  kind: 'published',
  savedAt: '2026-11-20T09:00:00.000Z',
  savedBy: 'Grace',
  isLive: false,
  submissionCount: 0,
  hasMoreSubmissions: false,
  changes: [],
  changeCount: null,
  ...more,
});
const RENAMED = {
  kind: 'changed',
  part: 'form',
  id: '',
  key: 'title',
  place: '',
  words: '',
  description: {
    kind: 'message',
    message: 'Renames the form to {name}',
    parts: { name: { kind: 'text', text: 'Bakery' } },
  },
};
const OLD = { ...PUBLISHED.definition, title: 'Old bakery' };
const DRAFTED = {
  ...PUBLISHED,
  revisionId: LIVE,
  draft: { definition: OLD, state: FIRST, savedAt: '2026-11-23T09:00:00.000Z', savedBy: 'Ada' },
};

/** Opens the history, and its older version. */
async function openFirst(more: object = {}): Promise<Screen> {
  const screen = showBuilder(`/builder/${FORM}`, {
    [`GET /api/forms/${FORM}`]: { ...PUBLISHED, revisionId: LIVE, draft: null },
    [`GET /api/forms/${FORM}/versions`]: {
      hasMore: false,
      versions: [
        entry(LIVE, {
          isLive: true,
          changes: [RENAMED],
          changeCount: 1,
          savedAt: '2026-11-22T09:00:00.000Z',
        }),
        entry(FIRST, { submissionCount: 10_000, hasMoreSubmissions: true }),
      ],
    },
    [`GET /api/forms/${FORM}/versions/${LIVE}`]: { id: LIVE, definition: PUBLISHED.definition },
    [`GET /api/forms/${FORM}/versions/${FIRST}`]: { id: FIRST, definition: OLD },
    [`POST /api/forms/${FORM}/impact`]: {
      submissionCount: 3,
      countedSubmissions: 3,
      code: '7c1e-09af',
      changes: [RENAMED],
      effects: [],
      translations: [],
      problems: [],
    },
    [`POST /api/forms/${FORM}/versions/${FIRST}/restore`]: DRAFTED,
    [`PUT /api/forms/${FORM}/definition`]: { ...PUBLISHED, version: 2, revisionId: FIRST, definition: OLD },
    ...more,
  });
  await screen.press('Version history');
  await expect.poll(() => screen.text()).toContain('Renames the form to “Bakery”');
  await screen.press(/Grace · more than 10,000 submissions/);
  return screen;
}
const title = (screen: Screen) => (screen.control('Form title') as HTMLInputElement).value;
const called = ({ calls }: Screen, end: string) => calls.filter(({ call }) => call.endsWith(end));

test('D-193 the history says who saved what and when, and compares two versions', async () => {
  const screen = await openFirst();
  expect(screen.text()).toContain('Live');
  expect(screen.text()).toContain('First version');
  (await expect.poll(() => document.querySelector<HTMLElement>('input[value=comparison]')).not.toBeNull(),
  document.querySelector<HTMLElement>('input[value=comparison]'))?.click();
  await expect.poll(() => document.querySelector('del')?.textContent).toBe('Old bakery');
  expect(document.querySelector('ins')?.textContent).toBe('Bakery');
});

test.each([
  ['a published version is shown as visitors met it', 'published', 'The form as visitors met it.'],
  ['a copy of a draft is shown as one that no visitor met', 'draft', 'A draft that no visitor met.'],
])('D-193 %s', async (_title, kind, words) => {
  const first = entry(FIRST, { kind, submissionCount: 10_000, hasMoreSubmissions: true });
  const live = entry(LIVE, { isLive: true, changes: [RENAMED], changeCount: 1 });
  const screen = await openFirst({
    [`GET /api/forms/${FORM}/versions`]: { hasMore: false, versions: [live, first] },
  });
  await expect.poll(() => screen.text()).toContain(words);
});

test('D-193 a version is restored as a draft, which undo takes back', async () => {
  const screen = await openFirst();
  await screen.press('Restore');
  await expect.poll(() => screen.text()).toContain('What changes for visitors');
  await screen.press('Restore as draft');
  await expect.poll(() => title(screen)).toBe('Old bakery');
  expect(called(screen, '/restore')).toEqual([expect.objectContaining({ body: { draftState: null } })]);
  expect(called(screen, '/definition')).toEqual([]);
  await screen.press('Undo');
  await expect.poll(() => title(screen)).toBe('Bakery');
});

test('D-193 a version goes live at once, as the draft that it became', async () => {
  const screen = await openFirst();
  await screen.press('Restore');
  await expect.poll(() => screen.text()).toContain('What changes for visitors');
  await screen.press('Publish now');
  await expect.poll(() => called(screen, '/definition').length).toBe(1);
  expect(called(screen, '/definition')[0]?.body).toMatchObject({ draftState: FIRST, definition: OLD });
});

test('D-193 what a colleague did meanwhile keeps a version from being restored, and says so', async () => {
  const conflict = refusal(409, 'Somebody else has changed the draft.', 'form.draft_conflict');
  const screen = await openFirst({ [`POST /api/forms/${FORM}/versions/${FIRST}/restore`]: conflict });
  await screen.press('Restore');
  await screen.press('Restore as draft');
  await expect.poll(() => screen.text()).toContain('Error restoring this version');
  expect(title(screen)).toBe('Bakery');
});
