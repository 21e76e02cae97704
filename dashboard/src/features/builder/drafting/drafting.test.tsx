import { onlineManager } from '@tanstack/react-query';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { refusal } from '../../../testing/showScreen.tsx';
import { FORM, PUBLISHED, showBuilder } from '../testing/showBuilder.tsx';

const ID = '0195b9f0-0000-7000-8000-00000000000d';
const MODEL = {
  isAllowed: true,
  isReady: true,
  host: 'models.example.com',
  model: 'small-1',
  settings: null,
};
const draft = {
  id: ID,
  state: 'ready',
  round: 2,
  problem: null,
  definition: withFields(createEmptyDefinition('Party'), [
    { ...createField('text'), id: 'name', label: 'Your name' },
  ]),
  faults: ['The ending “Late” is never reached.'],
  addresses: ['https://evil.example'],
  tokens: 900,
};
const WISH = 'What should the form ask?';
const rows = (): string[] =>
  [...document.querySelectorAll('[data-field]')].map(
    (row) => row.querySelector('label, legend')?.textContent ?? '',
  );

const show = (outcome: object, at?: string, more = {}) =>
  showBuilder(at, {
    'GET /api/model': MODEL,
    'POST /api/model/drafts': { ...draft, state: 'waiting', round: 0, definition: null },
    [`GET /api/model/drafts/${ID}`]: outcome,
    [`POST /api/model/drafts/${ID}/take`]: undefined,
    [`DELETE /api/model/drafts/${ID}`]: undefined,
    ...more,
  });

test('DRAFT-002 DRAFT-006 a described form is shown as a difference with its problems, taken as one step, and undone', async () => {
  const screen = show(draft);
  await screen.press('Describe the form');
  await screen.type(WISH, 'A party');
  expect(screen.text()).toContain('Sent to models.example.com (small-1)');
  await screen.press('Write draft');
  await expect.poll(() => screen.text()).toContain('Your name');
  expect(screen.calls.find(({ call }) => call === 'POST /api/model/drafts')?.body).toMatchObject({
    formId: null,
    description: 'A party',
  });
  for (const said of ['The ending “Late” is never reached.', 'https://evil.example'])
    expect(screen.text()).toContain(said);
  const said = [...document.querySelectorAll('bdi[lang=en][dir=ltr]')].map(({ textContent }) => textContent);
  expect(said).toEqual(draft.faults);
  expect(rows()).toEqual([]);
  await screen.press('Take draft');
  await expect.poll(rows).toEqual(['Your name']);
  await screen.press('Undo');
  await expect.poll(rows).toEqual([]);
});

test('DRAFT-004 DRAFT-006 a failure says why, and what was typed is there again, also in a closed dialog', async () => {
  const problem = 'The model declined to write this form.';
  const screen = show({ ...draft, state: 'failed', definition: null, problem });
  await screen.press('Describe the form');
  await screen.type(WISH, 'A party');
  await screen.press('Write draft');
  await expect.poll(() => screen.text()).toContain(problem);
  await screen.press('Back to the description');
  await screen.press('Cancel');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBe(null);
  await screen.press('Describe the form');
  await expect.poll(() => (screen.control(WISH) as HTMLTextAreaElement).value).toBe('A party');
});

test('DRAFT-004 a refused wish stays, with the reason above it', async () => {
  const said = 'This month’s limit is used up. Whoever manages the account can raise it.';
  const screen = show(draft, undefined, {
    'POST /api/model/drafts': refusal(409, said, 'model.limit_reached'),
  });
  await screen.press('Describe the form');
  await screen.type(WISH, 'A party');
  await screen.press('Write draft');
  await expect.poll(() => screen.text()).toContain(said);
  expect((screen.control(WISH) as HTMLTextAreaElement).value).toBe('A party');
});

test('DRAFT-006 what the checker of the screen finds is said in its language; what only the server has found is marked as English', async () => {
  const unreachable = {
    ...draft.definition,
    values: [{ id: 'v', name: 'V', show: 'nowhere', format: 'number', is: { value: 'v' } }],
  };
  const screen = show({ ...draft, definition: unreachable as never, faults: ['Words of the server'] });
  await screen.press('Describe the form');
  await screen.type(WISH, 'A party');
  await screen.press('Write draft');
  await expect.poll(() => screen.text()).toContain('To mend before publishing');
  expect(screen.text()).not.toContain('Words of the server');
  expect(document.querySelector('bdi[lang]')).toBeNull();
});

test('DRAFT-006 an address that asks for it opens the description, once', async () => {
  const screen = show(draft, '/builder?describe=yes&folder=f');
  await screen.type(WISH, 'A party');
  await screen.press('Cancel');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  expect(screen.path()).toBe('/builder?folder=f');
});

test('DRAFT-004 without a connection a wish is refused at once, and nothing is sent later', async () => {
  const said = 'No connection to the server.';
  const screen = show(draft, undefined, { 'POST /api/model/drafts': refusal(503, said) });
  await screen.press('Describe the form');
  await screen.type(WISH, 'A party');
  onlineManager.setOnline(false);
  try {
    await screen.press('Write draft');
    await expect.poll(() => screen.text()).toContain('No draft was begun');
  } finally {
    onlineManager.setOnline(true);
  }
  expect((screen.control(WISH) as HTMLTextAreaElement).value).toBe('A party');
});

test('DRAFT-004 a draft that is being written is cancelled on the server', async () => {
  const screen = show({ ...draft, state: 'running', definition: null });
  await screen.press('Describe the form');
  await screen.type(WISH, 'A party');
  await screen.press('Write draft');
  await expect.poll(() => screen.text()).toContain('attempt 2 of 3');
  await screen.press('Cancel draft');
  await expect.poll(() => screen.calls.map(({ call }) => call)).toContain(`DELETE /api/model/drafts/${ID}`);
  expect((screen.control(WISH) as HTMLTextAreaElement).value).toBe('A party');
});

test('DRAFT-001 without a model there is no button', async () => {
  const screen = showBuilder();
  await expect.poll(() => screen.text()).toContain('Paste questions');
  expect(screen.text()).not.toContain('Describe');
});

test('DRAFT-002 the form that is being edited is what is changed', async () => {
  const definition = withFields(createEmptyDefinition('Bakery'), [
    { ...createField('text'), id: 'cake', label: 'Which cake?' },
  ]);
  const screen = show(draft, `/forms/${FORM}/build`, {
    [`GET /api/forms/${FORM}`]: { ...PUBLISHED, definition },
  });
  await screen.press('Describe a change');
  await screen.type('What should change?', 'Ask for the name');
  await screen.press('Write draft');
  await expect.poll(() => screen.text()).toContain('Removed');
  expect(screen.calls.find(({ call }) => call === 'POST /api/model/drafts')?.body).toMatchObject({
    formId: FORM,
    definition: { title: 'Bakery' },
  });
});
