import { expect, test, vi } from 'vitest';
import type { FormAbilities, SharedResults, SharedResultsList } from '@inlay/api/contract';
import { refusal, showScreen, type Screen } from '../../../testing/showScreen.tsx';
import { ShareResultsButton } from '../ShareResultsButton.tsx';

const PATH = '/api/forms/f/shared-results';
const link: SharedResults = {
  id: 'one',
  name: 'For the board',
  state: 'open',
  url: 'https://forms.example/r/one',
  questions: ['cake'],
  texts: [],
  smallestGroup: 5,
  frozenAt: null,
  expiresAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  hasPassword: false,
  views: 1,
};
const list: SharedResultsList = {
  links: [],
  questions: [
    { id: 'cake', label: 'Which cake?', kind: 'counts', needsAllGroups: false },
    { id: 'guests', label: 'Guests', kind: 'counts', needsAllGroups: true },
    { id: 'wishes', label: 'Wishes', kind: 'text', needsAllGroups: false },
  ],
};

async function open(answers: Record<string, unknown>): Promise<Screen> {
  const screen = showScreen(
    <ShareResultsButton form={{ id: 'f', abilities: { share: true } as FormAbilities }} />,
    { answers },
  );
  await screen.press('Share results');
  return screen;
}
/** The switch is named with what it says of its state. */
const HIDING = /^Hide small groups/;
const sent = (screen: Screen, call: string) => screen.calls.filter((one) => one.call === call);

test('RESULT-020 RESULT-021 a link shares what was chosen, words of people only where asked for, and is shown to copy', async () => {
  const screen = await open({
    [`GET ${PATH}`]: list,
    [`POST ${PATH}`]: { ...link, questions: ['cake', 'wishes'] },
  });
  await screen.type('Name *', '  For the board ');
  await screen.press('Which cake?');
  await screen.press('Wishes');
  await expect.poll(() => screen.text()).toContain('Show answers word for word');
  await screen.press('Create link');
  await expect.poll(() => screen.text()).toContain('Your new link');
  expect(screen.text()).not.toContain('It shows all submissions.');
  expect(screen.text()).toContain('https://forms.example/r/one');
  expect(screen.text()).toContain('<form-results token="one">');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Copy Your new link');
  expect(screen.text()).toContain('Which cake? and Wishes');
  expect(sent(screen, `POST ${PATH}`)[0]?.body).toEqual({
    name: 'For the board',
    questions: ['cake', 'wishes'],
    texts: [],
    smallestGroup: 5,
    expiresAt: null,
    isFrozen: false,
    password: null,
  });
});

test('RESULT-020 a link says that it has neither the filter of the screen nor, with a password, every reader', async () => {
  const filter = '?field=cake&value=Wedding';
  const screen = showScreen(
    <ShareResultsButton form={{ id: 'f', abilities: { share: true } as FormAbilities }} />,
    {
      at: `/forms/f/summary${filter}`,
      answers: { [`GET ${PATH}`]: list, [`POST ${PATH}`]: { ...link, hasPassword: true } },
    },
  );
  await screen.press('Share results');
  await expect.poll(() => screen.text()).toContain('It shows all submissions.');
  await screen.type('Name *', 'Press');
  await screen.press('Which cake?');
  await screen.press('Create link');
  await expect
    .poll(() => screen.text())
    .toContain('Anyone with this link and the password sees the results.');
});

test('RESULT-020 problems stand beside their fields and nothing typed is lost, by closing neither', async () => {
  const screen = await open({
    [`GET ${PATH}`]: list,
    [`POST ${PATH}`]: refusal(
      403,
      'A form can have at most 20 shared links.',
      'shared_results.limit_reached',
    ),
  });
  await screen.press('Create link');
  await expect.poll(() => screen.text()).toContain('Choose at least one question');
  expect(screen.text()).toContain('Enter a name');
  await screen.type('Smallest group shown', '2');
  await screen.type('Ends (optional)', '2020-01-01T10:00');
  await screen.press('Create link');
  await expect.poll(() => screen.text()).toContain('Enter a whole number from 3 to 100.');
  expect(screen.text()).toContain('Choose a time in the future.');
  expect(sent(screen, `POST ${PATH}`)).toEqual([]);

  await screen.type('Name *', 'Press');
  await screen.press('Select all');
  await screen.press(/^Left out/);
  await screen.type('Smallest group shown', '10');
  await screen.type('Ends (optional)', '');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.poll(() => screen.control('Name *').checkVisibility()).toBe(false);
  await screen.press('Share results');
  await screen.press('Create link');
  await expect.poll(() => screen.text()).toContain('A form can have at most 20 shared links.');
  expect(screen.control('Name *')).toHaveProperty('value', 'Press');
  expect(sent(screen, `POST ${PATH}`)[0]?.body).toMatchObject({ smallestGroup: 10, isFrozen: true });
});

test('RESULT-022 a question that hiding leaves out can be chosen only without hiding small groups', async () => {
  const screen = await open({ [`GET ${PATH}`]: list, [`POST ${PATH}`]: link });
  await screen.type('Name *', 'Press');
  await expect.poll(() => screen.control('Guests')).toHaveProperty('disabled', true);
  await screen.press(HIDING);
  await expect.poll(() => screen.control('Guests')).toHaveProperty('disabled', false);
  await screen.press('Guests');
  await screen.press(HIDING);
  await screen.press('Create link');
  await expect.poll(() => screen.text()).toContain('Choose at least one question');
  await screen.press(HIDING);
  await screen.press('Create link');
  await expect.poll(() => screen.text()).toContain('Your new link');
  expect(sent(screen, `POST ${PATH}`)[0]?.body).toMatchObject({ questions: ['guests'], smallestGroup: 0 });
});

test('RESULT-020 RESULT-023 links and their embed codes can be copied, opened and, after a question, removed; one that ended only removed', async () => {
  const ended = { ...link, id: 'two', name: 'Old', state: 'expired', expiresAt: '2026-03-02T12:00:00.000Z' };
  let links = [link, ended];
  const screen = await open({
    [`GET ${PATH}`]: () => ({ ...list, links }),
    [`DELETE ${PATH}/one`]: () => {
      links = [ended];
      return {};
    },
  });
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await screen.press('Copy link: For the board');
  expect(copy).toHaveBeenCalledWith(link.url);
  await screen.press('Copy embed code: For the board');
  expect(copy).toHaveBeenLastCalledWith(
    '<script async type="module" src="https://forms.example/sdk/form-results.js"></script>\n' +
      '<form-results token="one"></form-results>',
  );
  await screen.press('More actions: For the board');
  await expect.poll(() => screen.control('Open page').getAttribute('href')).toBe(link.url);
  expect(screen.text()).toContain('Link ended');
  expect(() => screen.control('Copy link: Old')).toThrow('No control');
  await screen.press('Remove link');
  await expect.poll(() => screen.text()).toContain('Remove this link?');
  expect(sent(screen, `DELETE ${PATH}/one`)).toEqual([]);
  await screen.press('Remove link');
  await expect.poll(() => screen.text()).toContain('Link removed');
  await vi.waitFor(() => expect(() => screen.control('Copy link: For the board')).toThrow('No control'));
  expect(screen.text()).toContain('Old');
});

test('RESULT-024 RESULT-025 a link is changed where it stands: what it had is filled in, the password only if typed', async () => {
  const locked = { ...link, hasPassword: true, views: 41, expiresAt: '2999-03-02T12:00:30.000Z' };
  const screen = await open({
    [`GET ${PATH}`]: { ...list, links: [locked] },
    [`PATCH ${PATH}/one`]: { ...locked, name: 'Press' },
  });
  await expect.poll(() => screen.text()).toContain('Viewed 41 times · Asks for a password');
  await screen.press('More actions: For the board');
  await screen.press('Edit');
  expect(screen.control('Name *')).toHaveProperty('value', 'For the board');
  expect(screen.control('Which cake?')).toHaveProperty('checked', true);
  await screen.type('Name *', 'Press');
  await screen.type('New password (optional)', 'short');
  await screen.press('Save changes');
  await expect.poll(() => screen.text()).toContain('Enter a password of 8 to 128 characters.');
  await screen.type('New password (optional)', '');
  await screen.press('Save changes');
  await expect.poll(() => screen.text()).toContain('Link changed');
  // The end is kept to the second, though the field knows minutes only.
  expect(sent(screen, `PATCH ${PATH}/one`)[0]?.body).toEqual({
    name: 'Press',
    questions: ['cake'],
    texts: [],
    smallestGroup: 5,
  });
  await screen.press('More actions: Press');
  await screen.press('Edit');
  await screen.press(/^Ask for a password/);
  await screen.press('Save changes');
  await expect.poll(() => sent(screen, `PATCH ${PATH}/one`)).toHaveLength(2);
  expect(sent(screen, `PATCH ${PATH}/one`)[1]?.body).toMatchObject({ password: null });
});

test('RESULT-025 of a frozen link only name, end and password are asked; a new address only after a question', async () => {
  const frozen = { ...link, frozenAt: '2026-03-01T12:00:00.000Z' };
  const screen = await open({
    [`GET ${PATH}`]: { ...list, links: [frozen] },
    [`PATCH ${PATH}/one`]: frozen,
    [`POST ${PATH}/one/renew`]: { ...frozen, url: 'https://forms.example/r/two' },
  });
  await screen.press('More actions: For the board');
  await screen.press('Edit');
  expect(() => screen.control('Which cake?')).toThrow('No control');
  await screen.press(/^Ask for a password/);
  await screen.type('Password', 'rosenberg cakes');
  await screen.press('Save changes');
  await expect.poll(() => sent(screen, `PATCH ${PATH}/one`)).toHaveLength(1);
  expect(sent(screen, `PATCH ${PATH}/one`)[0]?.body).toEqual({
    name: 'For the board',
    password: 'rosenberg cakes',
  });
  await screen.press('More actions: For the board');
  await screen.press('New address');
  await expect.poll(() => screen.text()).toContain('Give this link a new address?');
  expect(sent(screen, `POST ${PATH}/one/renew`)).toEqual([]);
  await screen.press('New address');
  await screen.press('More actions: For the board');
  await expect
    .poll(() => screen.control('Open page').getAttribute('href'))
    .toBe('https://forms.example/r/two');
});
