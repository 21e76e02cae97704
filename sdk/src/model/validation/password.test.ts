import { describe, expect, it } from 'vitest';
import { commonPasswords } from './commonPasswords.ts';
import { checkPassword } from './password.ts';

const textOf = (password: string) => {
  const result = checkPassword(password);
  return result.ok ? result.value : result.message;
};
const LONG = 'Aa1!'.repeat(32);

describe('checkPassword (D-04)', () => {
  it.each([
    ['VALID-006, D-162', '', 'Password is required'],
    ['VALID-007', 'Aa1!Aa1', 'Password must be at least 8 characters long'],
    ['VALID-007, D-162', '🙂🙂🙂Aa1!', 'Password must be at least 8 characters long'],
    ['VALID-008', `${LONG}a`, 'Password is too long'],
    ['VALID-009', 'XKCD-936!', 'Password must contain at least one lowercase letter'],
    ['VALID-010', 'xkcd-936!', 'Password must contain at least one uppercase letter'],
    ['VALID-011', 'Xkcd-abc!', 'Password must contain at least one digit'],
    ['VALID-012', 'Xkcd 936a', 'Password must contain at least one special character'],
    ['VALID-013', 'Password1!', 'Password is too common'],
    ['VALID-013', 'pASSWORD1!', 'Password is too common'],
    ['VALID-013', 'Qwerty123!', 'Password is too common'],
    ['VALID-013', 'P@ssw0rd', 'Password is too common'],
    ['VALID-013', 'Welcome@123', 'Password is too common'],
    ['CONST-003', LONG, LONG],
    ['D-162', ' Xkcd-936 ', ' Xkcd-936 '],
    ['D-162', 'Ünïcode-9é', 'Ünïcode-9é'],
  ])('%s: %j gives %j', (_id, password, expected) => {
    expect(textOf(password)).toBe(expected);
  });

  it('D-163 knows at least 1000 common passwords, many of which meet the four classes', () => {
    expect(commonPasswords().size).toBeGreaterThanOrEqual(1_000);
    const capitalised = [...commonPasswords()].map(
      (password) => password.charAt(0).toUpperCase() + password.slice(1),
    );
    const strongLooking = capitalised.filter(
      (one) => one.length >= 8 && /[A-Z]/.test(one) && /\d/.test(one) && /[^A-Za-z0-9]/.test(one),
    );
    expect(strongLooking.length).toBeGreaterThan(500);
    expect(
      strongLooking.filter((one) => textOf(one) !== 'Password is too common' && /[a-z]/.test(one)),
    ).toEqual([]);
  });
});

describe('passwords built on what everybody would try first (VALID-025, ASVS 6.2.11)', () => {
  const CONTEXT = ['ada.lovelace@engines.example', 'Ada Lovelace', 'Contoso Forms'];
  const REFUSED = 'Password is too close to your name, your address or the name of this platform';
  const check = (password: string) => {
    const result = checkPassword(password, CONTEXT);
    return result.ok ? 'fine' : result.message;
  };

  it.each([
    'Inlay-2026!',
    'iNLAY#123',
    'Contoso-1!',
    'ContosoForms1!',
    'Lovelace-1815',
    'AdaLovelace1!',
    'Engines-99!',
    'Ada-1815!',
  ])('refuses %s', (password) => expect(check(password)).toBe(REFUSED));
  it.each([
    'Inlay and 7 brass cogs!',
    'Correct-Horse-9',
    'Lovelace wrote 9 notes!',
    'Xkcd-936!',
    'Example-9',
  ])('takes %s, in which enough is left', (password) => expect(check(password)).toBe('fine'));
  it('knows the product where nothing else is known', () => {
    expect(checkPassword('Inlay-2026!')).toMatchObject({ ok: false, code: 'built_on_context' });
  });
});
