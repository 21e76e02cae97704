import { expect, test } from 'vitest';
import { ApiError } from '../../lib/apiError.ts';
import { passkeyFailure } from './passkeys.ts';

const named = (name: string): Error => Object.assign(new Error('text of the browser'), { name });

test('D-161 a failed passkey is explained in words of our own', () => {
  expect(passkeyFailure(named('NotAllowedError'))).toContain('canceled or timed out');
  expect(passkeyFailure(named('InvalidStateError'))).toContain('already has');
  expect(passkeyFailure(named('SecurityError'))).toContain('at this address');
  expect(passkeyFailure(named('UnknownError'))).not.toContain('text of the browser');
  expect(passkeyFailure('what?')).toContain('No passkey was added');
});

test("D-161 the server's own no is shown as it is", () => {
  expect(passkeyFailure(new ApiError(422, { message: 'This passkey could not be verified.' }))).toBe(
    'This passkey could not be verified.',
  );
});
