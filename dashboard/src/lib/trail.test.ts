import { expect, test } from 'vitest';
import { ALL_FORMS_PATH, stepBack, walk } from './trail.ts';

const after = (...paths: string[]): string[] => paths.reduce<string[]>(walk, []);

test('SHELL-044 Back leads to the screen one came from, as it was left', () => {
  const trail = after('/dashboard?tab=folders', '/folder/1', '/builder/2');
  expect(stepBack(trail, '/builder/2')).toBe('/folder/1');
  expect(stepBack(trail, '/folder/1')).toBe('/dashboard?tab=folders');
});

test('SHELL-044 states of one screen are one step, and whoever goes back goes no circles', () => {
  const trail = after(
    '/dashboard',
    '/submissions',
    '/submissions/1?search=ada',
    '/builder/1',
    '/builder/1?x=1',
  );
  expect(stepBack(trail, '/builder/1')).toBe('/submissions/1?search=ada');
  const back = walk(trail, '/submissions/1?search=ada');
  expect(stepBack(back, '/submissions/1')).toBe('/dashboard');
});

test('SHELL-044 where nobody came from anywhere, Back leads to My Forms', () => {
  expect(stepBack([], '/builder')).toBe(ALL_FORMS_PATH);
  expect(stepBack(after('/builder/1'), '/builder/1')).toBe(ALL_FORMS_PATH);
});

test('SHELL-044 the trail does not grow for ever', () => {
  expect(after(...Array.from({ length: 50 }, (_one, index) => `/screen${index}`))).toHaveLength(12);
});
