import { expect, test } from 'vitest';
import type { Form } from '../entities/form.entity.ts';
import { matches, type Clause } from './clause.ts';
import { compile } from './sql.ts';

const write = (clause: Clause<Form>) => compile(matches(clause, 'f'));

test('a clause is a condition on a row, with its values as parameters', () => {
  expect(write({ deletedAt: null, accountId: 'a' })).toEqual({
    text: '("f"."deleted_at" is null) and ("f"."account_id" = $1)',
    values: ['a'],
  });
  expect(write({ $and: [{ id: 'f' }, { $or: [{ clientId: 'c' }, { deletedAt: { $ne: null } }] }] })).toEqual({
    text: '((("f"."id" = $1)) and (((("f"."client_id" = $2)) or (("f"."deleted_at" is not null)))))',
    values: ['f', 'c'],
  });
});

test('no alternative is no row, and no condition every row', () => {
  expect(write({ $or: [] }).text).toBe('(false)');
  expect(write({}).text).toBe('true');
});
