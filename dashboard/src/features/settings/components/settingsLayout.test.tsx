import { expect, test } from 'vitest';
import { showScreen, type Answers, type Screen } from '../../../testing/showScreen.tsx';
import { matcherOf } from '../../../components/SettingSearch.tsx';
import { settingChoices } from '../../../domain/form-home/settingsIndex.ts';
import { PERSON_SETTINGS, personChoices } from '../personSettings.ts';
import { SETTINGS_SCREENS } from '../../../domain/settings/settingsScreens.ts';
import { SettingsLayout } from './SettingsLayout.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const show = (role: string, answers: Answers = {}): Screen =>
  showScreen(<SettingsLayout />, {
    at: '/settings',
    route: '/settings/*',
    answers: {
      'GET /api/auth/session': { user: { id: 'a', role, formLimit: null }, secondFactor: null },
      'GET /api/forms': { forms: [] },
      ...answers,
    },
  });
const options = () =>
  [...document.querySelectorAll<HTMLElement>('[role=option]')].map(({ textContent }) => textContent);

test('SETT-001 SETT-010 every setting stands on a screen that has a tab', () => {
  const paths = SETTINGS_SCREENS.map(({ path }) => path);
  for (const { path } of Object.values(PERSON_SETTINGS)) expect(paths).toContain(path);
});

test.each([
  ['passkey', ['secondFactor']],
  ['Dark', ['theme']],
  ['quota disk', []],
  ['disk', ['storage']],
  ['SECURITY password', ['password']],
])('SETT-010 the search finds a setting by what people call it, and by its place: %s', (typed, found) => {
  const choices = personChoices();
  const matches = matcherOf(choices);
  const values = choices.flatMap(({ items }) => items.map(({ value }) => value));
  expect(values.filter((value) => matches(value, typed)).map((value) => value.split('#')[1])).toEqual(found);
});

test('SETT-010 the search knows spam, captcha and deletion of a form', () => {
  const choices = settingChoices();
  const matches = matcherOf(choices);
  const names = choices.flatMap(({ items }) => items.map(({ value }) => value));
  const find = (typed: string) => names.filter((name) => matches(name, typed));
  expect([find('captcha'), find('spam'), find('delete')]).toEqual([
    ['spam'],
    ['spam'],
    ['delete', 'allowsWithdrawal'],
  ]);
});

const choose = async (name: string): Promise<void> => {
  await expect.poll(options).toContain(name);
  [...document.querySelectorAll<HTMLElement>('[role=option]')]
    .find(({ textContent }) => textContent === name)
    ?.click();
};

test('SETT-010 a setting that each form has asks which form, and leads there', async () => {
  const screen = show('user', {
    'GET /api/forms': { forms: [{ id: FORM, title: 'Orders' }] },
  });
  await expect.poll(() => screen.calls.some(({ call }) => call === 'GET /api/forms')).toBe(true);
  screen.control('Search settings').click();
  await choose('Spam protection');
  await choose('Orders');
  await expect.poll(screen.path).toBe(`/forms/${FORM}/settings/access`);
});

test.each(['admin', 'user'])(
  'SETT-010 the platform’s settings are offered to administrators alone (%s)',
  async (role) => {
    const screen = show(role);
    await expect.poll(() => screen.calls.some(({ call }) => call.includes('session'))).toBe(true);
    screen.control('Search settings').click();
    await expect.poll(options).toContain('Theme');
    expect(options().includes('Mail server')).toBe(role === 'admin');
  },
);
