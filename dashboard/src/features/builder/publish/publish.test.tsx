import { expect, test, vi } from 'vitest';
import type { Impact } from '@inlay/api/contract';
import {
  createEmptyDefinition,
  createField,
  printDescription,
  withFields,
  type Description,
} from '@inlay/sdk/model';
import { refusal, showScreen, type Answers, type Screen } from '../../../testing/showScreen.tsx';
import { BuilderPage } from '../components/BuilderPage.tsx';
import { backupKey, temporaryId, writeBackup } from '../draft/backupStore.ts';
import { showBuilder } from '../testing/showBuilder.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const definition = withFields(createEmptyDefinition('Bakery'), [{ ...createField('text'), id: 'name' }]);
const PUBLISHED = {
  id: FORM,
  title: 'Bakery',
  active: true,
  version: 1,
  revisionId: '0195b9f0-0000-7000-8000-000000000002',
  draft: null,
  redirectUrl: null,
  clientPrimaryEmail: null,
  autoReply: null,
  attachesPdf: false,
  logoUrl: null,
  abilities: { update: true, organise: true },
  definition,
};
const IMPACT = {
  submissionCount: 412,
  countedSubmissions: 412,
  code: '7c1e-09af',
  changes: [
    {
      kind: 'removed',
      part: 'field',
      id: 'name',
      key: '',
      place: '',
      words: '',
      description: {
        kind: 'message',
        message: 'Removes the field {name}',
        parts: { name: { kind: 'text', text: 'Phone' } },
      },
    },
  ],
  effects: [{ kind: 'answers_kept', id: 'name', label: 'Phone', count: 412 }],
  translations: [] as Impact['translations'],
  problems: [] as Impact['problems'],
};

function show(impact: unknown, form: object = PUBLISHED): Screen {
  const answers: Answers = {
    'GET /api/auth/session': {
      user: { id: 'u-1', email: 'ada@example.com', role: 'user', formLimit: null, formCount: 1 },
    },
    [`GET /api/forms/${FORM}`]: form,
    [`POST /api/forms/${FORM}/impact`]: impact,
    [`PUT /api/forms/${FORM}/definition`]: { ...PUBLISHED, version: 2, title: 'New' },
  };
  return showScreen(<BuilderPage />, { answers, at: `/builder/${FORM}`, route: '/builder/:formId?' });
}
/** The dialog's button: the header has one of the same name. */
function publishInDialog(): HTMLElement {
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
  const found = buttons.find(({ textContent }) => textContent === 'Publish');
  if (!found) throw new Error('The dialog is not open.');
  return found;
}
const saves = ({ calls }: Screen) => calls.filter(({ call }) => call.endsWith('/definition')).length;

test('LANG-011 what is missing and older in a form’s languages is said before it is published', async () => {
  const translations: Impact['translations'] = [
    { language: 'fr', missing: ['title', 'name.label'], stale: ['name.help'] },
    { language: 'ar', missing: ['title'], stale: [] },
  ];
  const screen = show({ ...IMPACT, submissionCount: 0, effects: [], translations });
  await screen.type('Form title', 'New');
  await screen.press('Publish');
  await expect
    .poll(() => screen.text())
    .toContain('Français: 2 texts are missing. Visitors read the originals.');
  expect(screen.text()).toContain('Français: 1 translation is older than its original.');
  expect(screen.text()).toContain('⁨العربية⁩: 1 text is missing. Visitors read the original.');
  expect(saves(screen)).toBe(0);
  publishInDialog().click();
  await expect.poll(() => saves(screen)).toBe(1);
});

test('LANG-014 the publish dialog leads to the texts that it names', async () => {
  const translations: Impact['translations'] = [{ language: 'fr', missing: ['title'], stale: [] }];
  const screen = show({ ...IMPACT, submissionCount: 0, effects: [], translations });
  await screen.type('Form title', 'New');
  await screen.press('Publish');
  await screen.press('Translate: Français: 1 text is missing. Visitors read the original.');
  await expect.poll(() => document.querySelector('[data-translations]')).not.toBeNull();
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('D-193 a form without submissions is published in one press', async () => {
  const screen = show({ ...IMPACT, submissionCount: 0 });
  await screen.type('Form title', 'New');
  await screen.press('Publish');
  await expect.poll(() => screen.text()).toContain('PublishedForm saved');
  expect(saves(screen)).toBe(1);
});

test('D-193 a form with submissions says first what changes, and is published by Publish alone', async () => {
  const screen = show(IMPACT);
  await screen.type('Form title', 'New');
  await screen.press('Publish');
  await expect.poll(() => screen.text()).toContain('Removes the field “Phone”');
  await expect.poll(() => document.activeElement?.textContent).toBe('Publish');
  expect(screen.text()).toContain('412 answers to “Phone” stay readable.');
  // CODE-012
  expect(screen.text()).toContain('use the code 7c1e-09af');
  await screen.press('Keep as draft');
  expect(saves(screen)).toBe(0);
  await screen.press('Publish');
  (await vi.waitFor(publishInDialog)).click();
  await expect.poll(() => screen.text()).toContain('Form saved');
  expect(saves(screen)).toBe(1);
});

test('D-193 what visitors never get is no change for them', async () => {
  const tests = {
    ...IMPACT.changes[0],
    id: '',
    key: 'tests',
    description: { kind: 'message', message: 'Changes the tests', parts: {} },
  };
  const screen = show({ ...IMPACT, changes: [tests] });
  await screen.type('Form title', 'New');
  await screen.press('Publish');
  const section = (name: string) => document.querySelector(`section[aria-label="${name}"]`)?.textContent;
  await expect.poll(() => section('What changes for visitors')).toContain('Visitors see no difference.');
  expect(section('What changes for visitors')).not.toContain('Changes the tests');
  expect(section('What happens to what you have')).toContain('Changes the tests');
});

test('D-193 what only the newest submissions were counted for is said as that', async () => {
  const effects = [...IMPACT.effects, { kind: 'answers_kept', id: 'rare', label: 'Allergies', count: 0 }];
  const screen = show({ ...IMPACT, effects, submissionCount: 1_000_000, countedSubmissions: 20_000 });
  await screen.type('Form title', 'New');
  await screen.press('Publish');
  await expect.poll(() => screen.text()).toContain('Older answers to “Allergies” stay readable.');
  expect(screen.text()).toContain('of the newest 20,000 submissions; you have 1,000,000.');
});

test('D-193 where the server cannot say what changes, nothing is published unasked, and it can be asked again', async () => {
  let failures = 1;
  const screen = show(() => (failures-- > 0 ? refusal(503, 'Too busy') : IMPACT));
  await screen.type('Form title', 'New');
  await screen.press('Publish');
  await expect.poll(() => screen.text()).toContain('What publishing changes is not known');
  expect(saves(screen)).toBe(0);
  await screen.press('Try again');
  await expect.poll(() => screen.text()).toContain('412 answers to “Phone” stay readable.');
  await screen.press('Keep as draft');
  failures = 1;
  await screen.press('Publish');
  (await vi.waitFor(publishInDialog)).click();
  await expect.poll(() => screen.text()).toContain('Form saved');
  expect(saves(screen)).toBe(1);
});

test.each([412, 0])(
  'BUILD-090 D-193 what keeps a form of %i submissions from being published is said, and Publish does nothing',
  async (submissionCount) => {
    const description: Description = {
      kind: 'message',
      message: 'The test {name} fails. {reason}',
      parts: { name: { kind: 'text', text: 'Discount' }, reason: { kind: 'label', text: '' } },
    };
    const screen = show({
      ...IMPACT,
      submissionCount,
      effects: [],
      problems: [{ words: printDescription(description), description }],
    });
    await screen.type('Form title', 'New');
    await screen.press('Publish');
    await expect.poll(() => screen.text()).toContain('The test “Discount” fails.');
    expect(publishInDialog().getAttribute('aria-disabled')).toBe('true');
    publishInDialog().click();
    expect(saves(screen)).toBe(0);
  },
);

test('BUILD-090 a new form whose test fails is refused with the reason', async () => {
  const test = { id: 't', name: 'Discount', today: '2026-11-28', answers: {}, expect: { hidden: ['name'] } };
  const backup = {
    document: { definition: { ...definition, tests: [test] } },
    logoUrl: null,
    folderId: null,
    baseVersion: null,
    writer: 'another page',
    writtenAt: Date.now(),
  };
  writeBackup(localStorage, backupKey('u-1', temporaryId(localStorage, 'u-1', null)), backup, null);
  let isRefused = true;
  const screen = showBuilder('/builder', {
    'POST /api/forms': () =>
      isRefused
        ? refusal(400, 'The form could not be saved as it is.', 'form.invalid_definition')
        : PUBLISHED,
    [`GET /api/forms/${FORM}`]: PUBLISHED,
  });
  await screen.press('Save Form');
  await expect.poll(() => screen.text()).toContain('This can’t be published yet');
  expect(screen.text()).toContain('The test “Discount” fails.');
  isRefused = false;
  await screen.press('Save Form');
  await expect.poll(() => screen.text()).toContain('Form saved');
  expect(screen.text()).toContain('It’s live now.');
  await expect.poll(() => screen.text()).not.toContain('This can’t be published yet');
});

test('BUILD-043 the toast of the first save copies the line for a website', async () => {
  const copied: ClipboardItem[] = [];
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => void copied.push(...items));
  const code = '<iframe src="/embed/form"></iframe>';
  const screen = showBuilder('/builder', {
    'POST /api/forms': { ...PUBLISHED, embed: { url: 'not an address', code, elementCode: '' } },
    [`GET /api/forms/${FORM}`]: PUBLISHED,
  });
  await screen.press('Save Form');
  await screen.press('Copy code');
  await expect.poll(() => screen.text()).toContain('Embed code copied');
  expect(await (await copied[0]!.getType('text/plain')).text()).toBe(code);
});

test.each([
  [0, 'Nothing changes for your exports and clients.'],
  [1, 'Nothing changes for your 1 submission, exports and clients.'],
  [2_000, 'Nothing changes for your 2,000 submissions, exports and clients.'],
])('D-193 of %i submissions is said that nothing happens to them', async (submissionCount, text) => {
  const description: Description = { kind: 'label', text: 'A reason' };
  const problems = [{ words: 'A reason', description }];
  const screen = show({
    ...IMPACT,
    submissionCount,
    countedSubmissions: submissionCount,
    effects: [],
    problems,
  });
  await screen.type('Form title', 'New');
  await screen.press('Publish');
  await expect.poll(() => screen.text()).toContain(text);
});

test('D-193 BUILD-049 a draft on the server is shown in place of the live form, and can be discarded', async () => {
  const draft = {
    state: '0195b9f0-0000-7000-8000-000000000003',
    savedAt: '2026-11-23T09:00:00.000Z',
    savedBy: 'Grace',
    definition: { ...definition, title: 'Drafted' },
  };
  const screen = show(IMPACT, { ...PUBLISHED, draft });
  await expect.poll(() => (screen.control('Form title') as HTMLInputElement).value).toBe('Drafted');
  // Nothing was lost, so nothing is back: the header alone tells of it.
  expect(screen.text()).not.toContain('Draft restored');
  expect(screen.text()).toContain('Draft saved');
  await screen.press('Discard draft');
  await expect.poll(() => (screen.control('Form title') as HTMLInputElement).value).toBe('Bakery');
  await expect.poll(() => screen.text()).toContain('Live');
});

const DRAFT = {
  definition: { ...definition, title: 'Bakery in winter' },
  state: '0195b9f0-0000-7000-8000-000000000003',
  savedAt: '2026-11-30T12:00:00.000Z',
  savedBy: 'Ada',
};

test('MCP-012 MCP-013 an address alone publishes nothing: it shows what changes, with the code for an assistant', async () => {
  const screen = showScreen(<BuilderPage />, {
    answers: {
      'GET /api/auth/session': {
        user: { id: 'u-1', email: 'ada@example.com', role: 'user', formLimit: null, formCount: 1 },
      },
      [`GET /api/forms/${FORM}`]: { ...PUBLISHED, draft: DRAFT },
      [`POST /api/forms/${FORM}/impact`]: { ...IMPACT, submissionCount: 0 },
      [`GET /api/forms/${FORM}/draft/publish-code`]: { code: '1234-5678' },
    },
    at: `/builder/${FORM}?publish=yes`,
    route: '/builder/:formId?',
  });
  await expect.poll(() => screen.text()).toContain('tell it the code 1234-5678');
  expect(saves(screen)).toBe(0);
});
