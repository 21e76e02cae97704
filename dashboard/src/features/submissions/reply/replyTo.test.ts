import { createField, findReplyAddress } from '@inlay/sdk/model';
import { afterEach, expect, test } from 'vitest';
import { setTimeZone } from '../../../lib/formatTime.ts';
import { replyLink } from './replyTo.ts';

afterEach(() => setTimeZone(null));

const email = { ...createField('email'), id: 'email' };
const text = { ...createField('text'), id: 'text' };

test('D-109 the first email field comes before any other answer that is an address', () => {
  expect(findReplyAddress([text, email], { text: 'bob@example.com', email: 'ada@example.com' })).toBe(
    'ada@example.com',
  );
  expect(findReplyAddress([text, email], { text: ' bob@example.com ', email: '' })).toBe('bob@example.com');
});

test('SUBM-050 without an address there is none', () => {
  expect(findReplyAddress([text], { text: 'bob at example', other: ['a@b.example'], yes: true })).toBe(null);
});

test('SUBM-049 CONST-043 the subject names the local date, and nothing of the address leaks into the link', () => {
  setTimeZone('Pacific/Kiritimati');
  const link = replyLink('a+b?cc=x@example.com', '2026-11-21T12:00:00Z');
  expect(link.startsWith('mailto:a%2Bb%3Fcc%3Dx@example.com?subject=')).toBe(true);
  // It is the next day there.
  expect(decodeURIComponent(link)).toContain(
    `Re: Your form submission from ${new Date('2026-11-22T12:00:00Z').toLocaleDateString(undefined, { dateStyle: 'medium' })}`,
  );
});
