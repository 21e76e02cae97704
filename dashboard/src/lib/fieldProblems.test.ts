import { expect, test } from 'vitest';
import { ApiError } from './apiError.ts';
import { fieldProblems, WRONG_PASSWORD } from './fieldProblems.ts';

const FIELDS = ['email', 'password'] as const;

test('D-161 an issue stands beside the field it names, the first one of each', () => {
  const error = new ApiError(400, {
    code: 'request.invalid',
    issues: [
      { path: ['email'], code: 'custom', message: 'Invalid email format' },
      { path: ['email'], code: 'custom', message: 'Email address is too long' },
      { path: ['role'], code: 'unrecognized_keys', message: 'Unknown' },
    ],
  });
  expect(fieldProblems(error, FIELDS)).toEqual({ email: 'Invalid email format' });
});

test('D-161 "Current password is incorrect" stands beside the password, known by its code', () => {
  const error = new ApiError(422, { code: WRONG_PASSWORD, message: 'Current password is incorrect' });
  expect(fieldProblems(error, FIELDS, { [WRONG_PASSWORD]: 'password' })).toEqual({
    password: 'Current password is incorrect',
  });
  expect(fieldProblems(error, FIELDS)).toEqual({});
});

test('D-161 what is about no field is left to the form', () => {
  expect(fieldProblems(new ApiError(0, { code: 'network' }), FIELDS)).toEqual({});
  expect(fieldProblems(new Error('boom'), FIELDS)).toEqual({});
});
