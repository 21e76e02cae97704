import { describe, expect, it } from 'vitest';
import { checkPhone } from './phone.ts';

const textOf = (phone: string) => {
  const result = checkPhone(phone);
  return result.ok ? result.value : result.message;
};

describe('checkPhone', () => {
  it.each([
    ['VALID-016', '123456', 'Invalid phone number length'],
    ['VALID-016', '1234567890123456', 'Invalid phone number length'],
    ['VALID-016', '', 'Invalid phone number length'],
    ['VALID-016', '()+-', 'Invalid phone number length'],
    ['VALID-017', '1234567a', 'Invalid phone number format'],
    ['VALID-017', '1234567;8', 'Invalid phone number format'],
    ['VALID-017', '1234567\n8', 'Invalid phone number format'],
    ['VALID-017', '1234567 x', 'Invalid phone number format'],
    ['VALID-017', 'x123 1234567', 'Invalid phone number format'],
    ['D-96', '1234567 x1234567', 'Invalid phone number format'],
    ['D-96', ' 1234567 EXT.123456 ', '1234567 EXT.123456'],
    ['D-96', '+1 (555) 010-9999 x12', '+1 (555) 010-9999 x12'],
    ['CONST-007', '1234567', '1234567'],
    ['CONST-007', '123456789012345', '123456789012345'],
  ])('%s: %j gives %j', (_id, phone, expected) => {
    expect(textOf(phone)).toBe(expected);
  });
});
