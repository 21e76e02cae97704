import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../lib/queryClient.ts';
import { refusal, showScreen, shownText } from '../../../testing/showScreen.tsx';
import { Directory } from './Directory.tsx';

beforeEach(() => queryClient.clear());

const PATH = '/api/admin/scim-token';
const expectText = (text: string) => expect.poll(shownText).toContain(text);
/** The button of this name in the dialog. */
const inDialog = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].find(
    ({ textContent }) => textContent === name,
  );
const NONE = { url: 'https://forms.example.com/scim/v2', token: null, people: 0, suspended: 0 };
const MADE = { ...NONE, token: { createdAt: '2026-11-01T00:00:00.000Z', lastUsedAt: null } };

test('SSO-030 a token is made and shown once, with the address that goes with it', async () => {
  let stored: object = NONE;
  const screen = showScreen(<Directory />, {
    answers: {
      [`GET ${PATH}`]: () => stored,
      [`POST ${PATH}`]: () => {
        stored = MADE;
        return { ...MADE, secret: 'inlay_scim_secret' };
      },
    },
  });
  await screen.press('Create token');
  await expectText('inlay_scim_secret');
  expect(shownText()).toContain(NONE.url);
  await expectText('never used');
});

test('SSO-030 a new token, and the end of one, are asked for first', async () => {
  let stored: object = { ...MADE, people: 12, suspended: 1 };
  const screen = showScreen(<Directory />, {
    answers: { [`GET ${PATH}`]: () => stored, [`DELETE ${PATH}`]: () => (stored = NONE) },
  });
  await expectText('12 people from the directory · 1 without access');
  await screen.press('New token');
  await expectText('The directory is refused until you enter the new token there.');
  inDialog('Cancel')?.click();
  await screen.press('End token');
  await expectText('Nobody loses access by that.');
  inDialog('End token')?.click();
  await expectText('Token ended');
  expect(screen.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('SSO-030 what cannot be loaded says so', async () => {
  showScreen(<Directory />, { answers: { [`GET ${PATH}`]: refusal(500, 'No') } });
  await expectText('Failed to load the directory');
});
