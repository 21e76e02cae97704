import { describe, expect, it } from 'vitest';
import { checkEmail } from './email.ts';

const textOf = (email: string) => {
  const result = checkEmail(email);
  return result.ok ? result.value : result.message;
};

describe('checkEmail', () => {
  it.each([
    ['VALID-001, D-162', '', 'Email is required'],
    ['VALID-001, D-162', '   ', 'Email is required'],
    ['VALID-002 CONST-005', `${'a'.repeat(311)}@b.example`, 'Email address is too long'],
    ['VALID-003', 'ada', 'Invalid email format'],
    ['VALID-003', 'a@b@c.example', 'Invalid email format'],
    ['VALID-003', 'a b@c.example', 'Invalid email format'],
    ['VALID-003', 'a@localhost', 'Invalid email format'],
    ['VALID-003', '"a"@b.example', 'Invalid email format'],
    ['VALID-004', 'a@b.example\nBcc: c@d.example', 'Email contains invalid characters'],
    ['VALID-004', 'a@b.example\r', 'Email contains invalid characters'],
    ['VALID-004', 'a\t@b.example', 'Email contains invalid characters'],
    ['VALID-004', 'a%0abcc@b.example', 'Email contains invalid characters'],
    ['VALID-004', '<script>@b.example', 'Email contains invalid characters'],
    ['VALID-004', 'JavaScript:x@b.example', 'Email contains invalid characters'],
    ['VALID-004', 'a\0@b.example', 'Email contains invalid characters'],
    ['VALID-005', 'Info@KÄSE.example', 'info@xn--kse-qla.example'],
    ['VALID-005', 'info@ka\u0308se.example', 'info@xn--kse-qla.example'],
    ['VALID-005', 'info@xn--kse-qla.example', 'info@xn--kse-qla.example'],
    ['VALID-005', 'JÖRG@b.example', 'jörg@b.example'],
    ['VALID-005', '用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
    ['VALID-005', '\u202aada@b.example\u200b\u2060', 'ada@b.example'],
    ['VALID-003', 'a@ü-.b.example', 'Invalid email format'],
    ['VALID-005', 'a@1.2', 'a@1.2'],
    ['VALID-005', '  Ada.Lovelace@Example.ORG ', 'ada.lovelace@example.org'],
    ['CONST-005 D-165', `${'a'.repeat(310)}@b.example`, `${'a'.repeat(310)}@b.example`],
  ])('%s: %j gives %j', (_id, email, expected) => {
    expect(textOf(email)).toBe(expected);
  });

  it.each([' ', 'a', 'a@', '@', 'a.', 'a@a.', 'a@a-'])(
    'comes to an end with many %j, which more than linear work would not (T31)',
    (piece) => {
      for (const text of [
        piece.repeat(200_000),
        `a${piece.repeat(300)}`.slice(0, 320),
        `a${' '.repeat(200_000)}b`,
      ]) {
        expect(checkEmail(text).ok).toBe(false);
      }
    },
  );
});
