import { describe, expect, it } from 'vitest';
import { findPhoneProblem } from './phone.ts';

describe('findPhoneProblem', () => {
  it.each([
    ['VALID-016', '123456', 'invalid_phone_length'],
    ['VALID-016', '1234567890123456', 'invalid_phone_length'],
    ['VALID-016', '', 'invalid_phone_length'],
    ['VALID-016', '()+-', 'invalid_phone_length'],
    ['VALID-017', '1234567a', 'invalid_phone_format'],
    ['VALID-017', '1234567;8', 'invalid_phone_format'],
    ['VALID-017', '1234567\n8', 'invalid_phone_format'],
    ['VALID-017', '1234567 x', 'invalid_phone_format'],
    ['VALID-017', 'x123 1234567', 'invalid_phone_format'],
    ['D-96', '1234567 x1234567', 'invalid_phone_format'],
    ['D-96', ' 1234567 EXT.123456 ', null],
    ['D-96', '+1 (555) 010-9999 x12', null],
    ['CONST-007', '1234567', null],
    ['CONST-007', '123456789012345', null],
  ])('%s: %j gives %j', (_id, phone, expected) => {
    expect(findPhoneProblem(phone)).toBe(expected);
  });
});
