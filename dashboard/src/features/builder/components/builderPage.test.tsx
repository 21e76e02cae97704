import { expect, test, vi } from 'vitest';
import { createEmptyDefinition, createField, type Page } from '@inlay/sdk/model';
import { SETTING_NAMES, SETTINGS, settingPath } from '../../../domain/form-home/settingsIndex.ts';
import { refusal } from '../../../testing/showScreen.tsx';
import { FORM, PUBLISHED, showBuilder } from '../testing/showBuilder.tsx';

const focused = (): Element | null => document.activeElement;
const pressKey = (key: string): void =>
  void focused()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('BUILD-074 D-74 a field that was added is named next: its label is focused and selected on the form', async () => {
  const screen = showBuilder();
  await screen.press('Email');
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Name this field');
  const editor = focused() as HTMLTextAreaElement;
  expect(editor.closest('[data-field]')).not.toBe(null);
  expect(editor.value).toBe('Email');
  expect([editor.selectionStart, editor.selectionEnd]).toEqual([0, 5]);
});

test('BUILD-074 a double click on a field type adds one field', async () => {
  const screen = showBuilder();
  await screen.press('Email');
  const fields = () => document.querySelectorAll('[data-field]').length;
  await expect.poll(fields).toBeGreaterThan(0);
  const before = fields();
  const email = document.querySelector('[data-palette] [data-id=email]');
  for (const detail of [1, 2]) email?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  await expect.poll(fields).toBe(before + 1);
});

test('BUILD-024 BUILD-120 types are found by the words people have for them, added by Enter, and one stop of the Tab key', async () => {
  const screen = showBuilder();
  const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-palette] [data-id]')];
  await expect.poll(() => tiles().length).toBeGreaterThan(30);
  expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await screen.type('Find a field type', 'drop');
  await expect.poll(() => tiles().map(({ dataset }) => dataset['id'])).toEqual(['select']);
  const box = document.querySelector<HTMLElement>('[data-palette] input');
  box?.focus();
  box?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect.poll(() => document.querySelectorAll('[data-field]').length).toBe(1);
  await expect.poll(() => tiles().length).toBeGreaterThan(30);
});

test('BUILD-120 a link before everything else leads the keyboard to the form', async () => {
  const screen = showBuilder();
  await screen.press('Email');
  await expect.poll(() => document.querySelectorAll('[data-field]').length).toBe(1);
  await screen.press('Skip to the form');
  await expect.poll(() => focused()?.hasAttribute('data-field')).toBe(true);
});

test('BUILD-074 D-70 what is typed behind a palette key names the field; Enter goes on with a question, Escape back at the field', async () => {
  const screen = showBuilder();
  await screen.press('Text');
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Name this field');
  await screen.type('Name this field', 'Your name');
  const row = (): Element | null => document.querySelector('[data-field]');
  await expect.poll(() => row()?.querySelector('label')?.textContent).toBe('Your name');
  pressKey('Enter');
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('New question');
  pressKey('Escape');
  await expect.poll(() => focused()).toBe(row());
  expect(document.querySelectorAll('[data-field]')).toHaveLength(1);
  pressKey('F2');
  await expect.poll(() => (focused() as HTMLTextAreaElement).value).toBe('Your name');
  await screen.press('Captcha');
  await expect.poll(() => focused()?.getAttribute('data-name')).toBe('Captcha');
});

test('BUILD-035 a font size that cannot be is refused while it is typed, and gives way to the one in effect', async () => {
  const screen = showBuilder();
  await screen.press('Header');
  await screen.type('Font size', '99');
  await expect.poll(() => screen.text()).toContain('Choose 12 to 48 px. It is 24 now.');
  const size = screen.control('Font size') as HTMLInputElement;
  size.focus();
  size.blur();
  await expect.poll(() => size.value).toBe('24');
  expect(screen.text()).not.toContain('Choose 12');
});

test('BUILD-025 where answers are stored is said of fields that take any', async () => {
  const screen = showBuilder();
  const STORED = 'Answers are stored under';
  await screen.press('Email');
  await expect.poll(() => screen.text()).toContain(STORED);
  for (const name of ['Header', 'Captcha']) {
    await screen.press(name);
    await expect
      .poll(() => document.querySelector('[data-properties] h2')?.textContent)
      .toBe(`${name} field`);
    expect(screen.text()).not.toContain(STORED);
  }
});

test('D-27 BUILD-005 the bar names the screen, and Back leads to My Forms where nobody came from elsewhere', async () => {
  const screen = showBuilder();
  await screen.press('Email');
  expect(screen.control('Back').getAttribute('href')).toBe('/dashboard?tab=forms');
  expect(document.querySelector('h1')?.textContent).toBe('Form Builder');
});

test.each(['Design', 'Build'])('BUILD-006 %s leaves the preview, which has no tools', async (tab) => {
  const screen = showBuilder(`/forms/${FORM}/build`, { [`GET /api/forms/${FORM}`]: PUBLISHED });
  await expect.poll(() => document.querySelector('[data-preview]')).toBeNull();
  await screen.press('Preview');
  await expect.poll(() => document.querySelector('[data-preview]')).not.toBeNull();
  await screen.press(tab);
  await expect.poll(() => document.querySelector('[data-preview]')).toBeNull();
  await expect.poll(() => document.querySelector('aside')).not.toBeNull();
});

test('BUILD-006 a double click on the preview’s button says once that all is well', async () => {
  const screen = showBuilder();
  await screen.press('Email');
  await screen.press('Preview');
  const submit = await vi.waitFor(() => screen.control('Submit'), { timeout: 20_000 });
  for (const detail of [1, 2]) submit.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  await expect.poll(screen.text).toContain('All good');
  expect(document.querySelectorAll('.mantine-Notification-root')).toHaveLength(1);
});

test('BUILD-016 the empty canvas beside a field that was selected brings the form’s own settings', async () => {
  const screen = showBuilder();
  await expect.poll(screen.text).toContain('No field selected');
  await screen.press('Email');
  const openTab = () =>
    document.querySelector('[role=tab][aria-selected=true]:is([id$=field], [id$=form])')?.textContent;
  await expect.poll(openTab).toBe('Field');
  await expect.poll(screen.text).not.toContain('No field selected');
  document.querySelector<HTMLElement>('[data-field]')?.parentElement?.click();
  await expect.poll(openTab).toBe('Form');
  // Whoever asks for the field's tab gets it.
  await screen.press('Field');
  await expect.poll(screen.text).toContain('No field selected');
});

test('STYLE-041 a preset that leaves the brand says so where it is chosen, and Undo follows it again', async () => {
  const definition = {
    ...PUBLISHED.definition,
    brand: { kitId: FORM, variant: 'light', own: [] },
    customStyles: { primaryColor: '#a8431f' },
  };
  const kit = { id: FORM, name: 'Bloom', styles: { primaryColor: '#a8431f' }, forms: [] };
  const screen = showBuilder(`/forms/${FORM}/design`, {
    [`GET /api/forms/${FORM}`]: { ...PUBLISHED, definition },
    'GET /api/brand-kits': { kits: [kit] },
  });
  await expect.poll(screen.text).toContain('Follows “Bloom”');
  await screen.press('Meadow');
  await expect.poll(screen.text).toContain('The form no longer follows its brand.');
  expect(screen.text()).not.toContain('Follows “Bloom”');
  await screen.press('Undo');
  await expect.poll(screen.text).toContain('Follows “Bloom”');
  await expect.poll(screen.text).not.toContain('The form no longer follows its brand.');
});

const TOLD = 'No one is emailed about new submissions.';
test.each([
  ['nobody', [], [], true],
  ['the form’s own address', [{ isEnabled: true }], [], false],
  ['an address that is switched off', [{ isEnabled: false }], [{ isActive: false, formId: null }], true],
  ['the owner, of all forms', [], [{ isActive: true, formId: null }], false],
  ['somebody, of another form', [], [{ isActive: true, formId: 'another' }], true],
])(
  'BUILD-073 D-61 before publishing it is said when %s is told of submissions',
  async (_who, ofForm, ofOwner, isSaid) => {
    const screen = showBuilder(`/builder/${FORM}`, {
      [`GET /api/forms/${FORM}`]: PUBLISHED,
      [`GET /api/forms/${FORM}/notification-emails`]: { emails: ofForm },
      'GET /api/notification-emails': { emails: ofOwner },
    });
    await screen.press(/^Before you publish/);
    // A finding about the form, independent of its notifications.
    await expect.poll(() => screen.text()).toContain('The form has no questions');
    await expect
      .poll(() => screen.calls.filter(({ call }) => call.includes('notification-emails')).length)
      .toBe(2);
    await expect.poll(() => screen.text().includes(TOLD)).toBe(isSaid);
  },
);

test('BUILD-110 a star or “(required)” that is typed makes the question required and leaves its label', async () => {
  const screen = showBuilder();
  await screen.press('Text');
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Name this field');
  await screen.type('Name this field', 'Your name *');
  pressKey('Enter');
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('New question');
  await screen.type('New question', 'Email (required)');
  await expect.poll(() => screen.text()).toContain('Enter adds it as Email, required.');
  pressKey('Enter');
  await screen.type('New question', 'When is the event?');
  await expect.poll(() => screen.text()).toContain('Enter adds it as Date.');
  pressKey('Enter');
  const labels = () => [...document.querySelectorAll('[data-field] label')].map((label) => label.textContent);
  await expect.poll(labels).toEqual(['Your name *', 'Email *', 'When is the event?']);
  // The star is the setting's, not one that was typed.
  const stars = () => document.querySelectorAll('[data-field] label .form-embed-star').length;
  await expect.poll(stars).toBe(2);
});

test('BUILD-110 Backspace at the start of a question joins it to the one before', async () => {
  const screen = showBuilder();
  await screen.press('Text');
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Name this field');
  await screen.type('Name this field', 'Your');
  pressKey('Enter');
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('New question');
  await screen.type('New question', ' name');
  (focused() as HTMLInputElement).setSelectionRange(0, 0);
  pressKey('Backspace');
  await expect.poll(() => (focused() as HTMLTextAreaElement).value).toBe('Your name');
  expect((focused() as HTMLTextAreaElement).selectionStart).toBe(4);
  expect(document.querySelectorAll('[data-field]')).toHaveLength(1);
});

test('BUILD-019 the largest form opens page by page, and all of its fields come in their order', async () => {
  const empty = PUBLISHED.definition;
  const pages = [0, 1, 2].map((number) => ({
    ...(empty.pages[0] as Page),
    id: `page_${number}`,
    items: Array.from({ length: 65 }, (_, index) => ({
      ...createField('divider'),
      id: `f_${number * 65 + index}`,
    })),
  }));
  showBuilder(`/builder/${FORM}`, {
    [`GET /api/forms/${FORM}`]: { ...PUBLISHED, definition: { ...empty, pages } },
  });
  const shown = () =>
    [...document.querySelectorAll('[data-field]')].map((row) => row.getAttribute('data-field'));
  // What the first screen shows is there first.
  await expect.poll(() => shown().length).toBeGreaterThan(0);
  expect(shown()[0]).toBe('f_0');
  await expect.poll(() => shown().length).toBe(195);
  expect(shown()).toEqual(Array.from({ length: 195 }, (_, index) => `f_${index}`));
});

const ofTheBuilder = SETTING_NAMES.filter((name) => SETTINGS[name].place === 'build');
test.each(ofTheBuilder)('FSET-035 %s is in the builder, where the search leads', async (name) => {
  expect(settingPath(FORM, name)).toBe(`/forms/${FORM}/build#${name}`);
  showBuilder(`/builder/${FORM}#${name}`, { [`GET /api/forms/${FORM}`]: PUBLISHED });
  const found = () => document.querySelector(`[data-setting="${name}"][data-found]`);
  await expect.poll(() => found()?.textContent ?? '').toContain(SETTINGS[name].label);
  await expect.poll(() => found()?.contains(focused())).toBe(true);
});

const READ = `GET /api/forms/${FORM}`;
const REVISED = { ...PUBLISHED, revisionId: 'r-1', draft: null };
const drafted = (title: string) => ({
  ...REVISED,
  draft: { state: 't-1', savedAt: '2026-11-26T09:00:00.000Z', savedBy: 'Grace', ...titled(title) },
});
const titled = (title: string) => ({ definition: createEmptyDefinition(title) });

test('D-193 a form that was open is there before the server answers, and then as somebody has changed it meanwhile', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  answers[0]!.resolve(REVISED);
  let reads = 0;
  const screen = showBuilder(`/builder/${FORM}`, { [READ]: () => answers[reads++]!.promise });
  const title = () => document.querySelector<HTMLTextAreaElement>('[aria-label="Form title"]')?.value;
  await expect.poll(title).toBe('Bakery');
  await screen.press('Close or open');
  await expect.poll(title).toBe(undefined);
  // What nobody keeps is dropped in the next turn.
  await new Promise((resolve) => void setTimeout(resolve));
  await screen.press('Close or open');
  await expect.poll(title).toBe('Bakery');
  await expect.poll(() => reads).toBe(2);
  answers[1]!.resolve(drafted('Pastry shop'));
  await expect.poll(title).toBe('Pastry shop');
});

test('D-193 a form that was open and is gone now is not edited', async () => {
  let isGone = false;
  const screen = showBuilder(`/builder/${FORM}`, {
    [READ]: () => (isGone ? refusal(404, 'The form does not exist', 'form.not_found') : REVISED),
  });
  await expect.poll(() => screen.text()).toContain('Bakery');
  await screen.press('Close or open');
  await expect.poll(() => screen.text()).not.toContain('Bakery');
  isGone = true;
  await screen.press('Close or open');
  await expect.poll(() => screen.text()).toContain('Form not found');
});

test.each([
  ['somebody else', 'Grace', 'Grace is changing this form as well.'],
  ['the same person', 'ada@example.com', 'You are changing this form in another tab'],
])('D-193 that %s goes on with the form elsewhere is said so', async (_who, savedBy, words) => {
  let form: object = REVISED;
  const screen = showBuilder(`/builder/${FORM}`, { [READ]: () => form });
  await screen.type('Form title', 'Mine');
  const theirs = drafted('Theirs');
  form = { ...theirs, draft: { ...theirs.draft, savedBy } };
  screen.hear('form', { formId: FORM, state: 't-1' });
  await expect.poll(() => screen.text()).toContain(words);
});

test('of several notices the most urgent one is shown, with the way to the others', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const screen = showBuilder('/builder', {
    'GET /api/auth/session': {
      user: { id: 'u-1', email: 'ada@example.com', role: 'user', formLimit: 1, formCount: 1 },
    },
    'GET /api/forms': { forms: [PUBLISHED] },
  });
  const OFFLINE = 'You’re offline.';
  const FULL = 'This form can’t be saved yet.';
  await expect.poll(() => screen.text()).toContain('Next notice (1 of 2)');
  expect(screen.text()).toContain(OFFLINE);
  expect(screen.text()).not.toContain(FULL);
  await screen.press('Next notice (1 of 2)');
  await expect.poll(() => screen.text()).toContain(FULL);
  expect(screen.text()).not.toContain(OFFLINE);
  expect(screen.control('Next notice (2 of 2)')).toBeTruthy();
});
