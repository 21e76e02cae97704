import { expect, test } from 'vitest';
import { ApiError } from '../../lib/apiError.ts';
import { refusalOr } from './refusalOr.ts';

test('ADMIN-028 the reason of a refusal is shown, else the given text', () => {
  const refused = new ApiError(404, { code: 'user.not_found', message: 'User not found' });
  expect(refusalOr(refused, 'Failed to approve user')).toBe('User not found');
  for (const error of [
    new ApiError(500, {}),
    new ApiError(0, { code: 'network', message: 'x' }),
    new Error('x'),
  ]) {
    expect(refusalOr(error, 'Failed to approve user')).toBe('Failed to approve user');
  }
});
