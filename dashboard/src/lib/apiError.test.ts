import { expect, test } from 'vitest';
import { ApiError, messageOf } from './apiError.ts';

test('the dashboard words the problem codes it knows, in its own language', () => {
  const known = new ApiError(404, { code: 'template.not_found', message: 'Vorlage nicht gefunden' });
  expect(messageOf(known)).toBe('Template not found');
});

test.each(['mail.held', 'a.later_code'])('%s is shown as the server words it', (code) => {
  expect(messageOf(new ApiError(409, { code, message: 'Held until tomorrow' }))).toBe('Held until tomorrow');
});
