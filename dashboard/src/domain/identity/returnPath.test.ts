import { expect, test } from 'vitest';
import { safeReturnPath, signInPath } from './returnPath.ts';

test('D-178 a path of the platform is kept with its query', () => {
  expect(safeReturnPath('/submissions?formId=1#x')).toBe('/submissions?formId=1#x');
  expect(signInPath('/builder?folder=2')).toBe('/auth?from=%2Fbuilder%3Ffolder%3D2');
});

test('D-178 other websites and sign-in itself lead to the dashboard', () => {
  for (const path of [
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth?x',
    '/',
  ]) {
    expect(safeReturnPath(path)).toBe('/dashboard');
  }
});
