/**
 * Words in common passwords. With the endings below they make the list of common passwords (D-163):
 * several thousand entries, including those with all four classes.
 */
const WORDS = (
  'password passw0rd p@ssw0rd p@ssword pass qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e ' +
  '1q2w3e4r 1qaz2wsx qazwsx q1w2e3r4 abc abcd abcdef abcdefgh abc123 a1b2c3 admin administrator root user guest login ' +
  'welcome letmein iloveyou monkey dragon master sunshine princess football baseball basketball hockey soccer superman ' +
  'batman shadow michael jordan jennifer jessica ashley daniel andrew joshua matthew anthony charlie thomas robert ' +
  'george harley ranger buster tigger hunter killer pepper ginger cookie cheese summer winter spring autumn january ' +
  'february march april may june july august september october november december monday friday flower freedom ' +
  'whatever trustno1 starwars computer internet secret changeme default test testing temp access server system hello ' +
  'love lovely baby angel money company business office london paris berlin newyork chicago texas america canada ' +
  'samsung apple google facebook linkedin microsoft windows linux mustang ferrari porsche mercedes chelsea arsenal ' +
  'liverpool barcelona ninja pokemon naruto minecraft purple orange yellow silver golden diamond maggie bailey ' +
  'nicole amanda samantha michelle taylor dallas yankees cowboys lakers eagles steelers thunder phoenix matrix merlin'
).split(' ');

const ENDINGS = (
  '1 12 123 1234 12345 123456 ! 1! 12! 123! 1234! !1 !123 @1 @12 @123 @1234 #1 #123 $1 $123 1@ 123@ 1# 123# 1$ 123$ ' +
  '2020 2021 2022 2023 2024 2025 2026 2020! 2021! 2022! 2023! 2024! 2025! 2026! @2020 @2021 @2022 @2023 @2024 @2025 @2026 ' +
  '01 01! 007 69 99 00 11 21 22 77 88'
).split(' ');

const NUMBERS = (
  '12345678 123456789 1234567890 11111111 00000000 87654321 0987654321 123123123 12341234 11223344 123321123 ' +
  '98765432 22222222 66666666 88888888 99999999 1qaz@wsx 1qaz!qaz zaq12wsx zaq1@wsx !qaz2wsx q1w2e3r4t5 aa123456 ' +
  'aa123456! a123456789 abcd1234! abcd@1234 abc@1234 abc123!@# qwe123!@# 123qwe!@# !@#$%^&* 1q2w3e4r5t 1q2w3e!@#'
).split(' ');

let common: Set<string> | undefined;

/** The list, built on first use. */
export function commonPasswords(): ReadonlySet<string> {
  common ??= new Set([
    ...NUMBERS,
    ...WORDS.flatMap((word) => [word, ...ENDINGS.map((ending) => word + ending)]),
  ]);
  return common;
}

/** Returns whether a password is a common one; ignores case (D-163). */
export const isCommonPassword = (password: string): boolean => commonPasswords().has(password.toLowerCase());
