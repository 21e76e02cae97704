import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { constant, flag, json, jsonOrNull, jsonObject, plain, text } from './jsonObject.ts';
import { compile, sql } from './sql.ts';

const api = useTestApi();

test.each(['Ada', '', '"}, {"', 'C:\\new', 'a\nb\tc\u0001', '{name}', '😀 שלום', "it's", null])(
  'T15 %j is text in JSON, whatever it holds',
  async (value) => {
    const query = sql`select ${jsonObject({
      id: plain(sql`${'3'}::text`),
      name: text(sql`${value}::text`),
      answers: json(sql`jsonb_build_object('name', ${value}::text)`),
      tags: jsonOrNull(sql`null::json`),
      isRead: flag(sql`true`),
      isStarred: flag(sql`null::text is not null`),
    })} as written`;
    const { rows } = await api.deps.pool.query<{ written: string }>(compile(query));
    expect(JSON.parse(rows[0]?.written ?? '')).toEqual({
      id: '3',
      name: value,
      answers: { name: value },
      tags: null,
      isRead: true,
      isStarred: false,
    });
  },
);

test('what is constant is the same SQL, and has no values', () => {
  const query = jsonObject({ name: text(sql`'a''b'`), id: plain(sql`1`) });
  expect(compile(sql`select ${constant(query)}`)).toEqual(compile(sql`select ${query}`));
  expect(() => constant(sql`select ${1}`)).toThrow('not constant');
});
