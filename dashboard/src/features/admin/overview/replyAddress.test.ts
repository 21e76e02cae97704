import { expect, test } from 'vitest';
import { replyAddress } from './replyAddress.ts';

test('D-153 an answer goes to the writer, under their subject, and nowhere else', () => {
  expect(replyAddress('ada@example.com', 'More forms')).toBe(
    'mailto:ada@example.com?subject=Re%3A%20More%20forms',
  );
  expect(replyAddress('a@b.c?bcc=x@y.z', 'RE: x&cc=1')).toBe(
    'mailto:a@b.c%3Fbcc%3Dx@y.z?subject=RE%3A%20x%26cc%3D1',
  );
});
