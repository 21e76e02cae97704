import { expect, test } from 'vitest';
import { compile } from '../../platform/db/sql.ts';
import { scopeOf } from './submissionFilter.ts';

const READER = { id: '00000000-0000-4000-8000-000000000000', timeZone: null };
const textMatch = async (field: string, fields: readonly string[] | null) =>
  (
    await scopeOf(READER, [], { field, value: '90000' }, { fields, since: null, seesRules: true })
  ).textMatch.map(compile);

test('CLNT-080 a filter by a field that is kept from the reader matches nothing, so no answer can be guessed', async () => {
  expect(await textMatch('salary', ['name'])).toEqual([{ text: 'false', values: [] }]);
  for (const fields of [['name', 'salary'], null]) {
    expect(await textMatch('salary', fields)).toMatchObject([
      { values: expect.arrayContaining(['salary', '90000']) },
    ]);
  }
});
