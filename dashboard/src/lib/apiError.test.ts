import { expect, test } from 'vitest';
import { ApiError, messageOf, pollUntilRefused } from './apiError.ts';

test.each(['mail.held', 'form.not_found', 'a.later_code'])(
  'SHELL-053 %s is shown as the server words it',
  (code) => {
    const refused = new ApiError(409, { code, message: 'Bis morgen zurückgehalten' });
    expect(messageOf(refused)).toBe('Bis morgen zurückgehalten');
  },
);

test('the dashboard words what the server cannot', () => {
  const missing = new ApiError(404, { code: 'route.not_found', message: 'This address does not exist.' });
  expect(messageOf(missing)).toBe('This page doesn’t exist.');
  expect(messageOf(new ApiError(502, {}))).toBe('An unexpected error occurred');
});

test('CLNT-044 polling ends once access was revoked, and goes on through an outage', () => {
  const poll = pollUntilRefused(1_000);
  const refused = (status: number) => ({
    state: { error: new ApiError(status, {}) },
  });
  expect([poll({ state: { error: null } }), poll(refused(503)), poll(refused(404))]).toEqual([
    1_000,
    1_000,
    false,
  ]);
});
