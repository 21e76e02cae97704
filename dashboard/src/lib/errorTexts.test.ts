import { expect, test } from 'vitest';
import { PROBLEMS } from '../../../api/src/http/problems.ts';
import { ERROR_TEXTS } from './errorTexts.ts';

test('D-21 the dashboard words a problem as the server does, apart from a page that does not exist', () => {
  const server = Object.fromEntries(Object.keys(ERROR_TEXTS).map((code) => [code, textOf(code)]));
  expect({ ...ERROR_TEXTS, 'route.not_found': server['route.not_found'] }).toEqual(server);
});

const textOf = (code: string): string | undefined => PROBLEMS[code as keyof typeof PROBLEMS]?.[1];
