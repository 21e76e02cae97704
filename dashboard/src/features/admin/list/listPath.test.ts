import { expect, test } from 'vitest';
import { listPath } from './listPath.ts';

test('a page is asked for with what is searched and where to go on, and with nothing empty', () => {
  expect(listPath('/admin/users', { search: 'a&b', state: null })).toBe('/admin/users?limit=50&search=a%26b');
  expect(listPath('/admin/mail', {}, 'x=')).toBe('/admin/mail?limit=50&cursor=x%3D');
});
