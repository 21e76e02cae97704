import { expect, test } from 'vitest';
import { checkValues, NEW_KEY, toRequest } from './apiKeyValues.ts';

const named = { ...NEW_KEY, name: 'Sync', password: 'p' };

test('KEYS-005 a key that sees some answers asks to read submissions and for hooks alone, whatever was chosen before', () => {
  const values = { ...named, forms: 'write', webhooks: 'write', answers: 'impersonal' } as const;
  const scopes = ['submissions:read', 'webhooks:read', 'webhooks:write'];
  expect(toRequest(values)).toMatchObject({ scopes, isImpersonal: true });
  expect(toRequest({ ...values, webhooks: 'none' }).scopes).toEqual(['submissions:read']);
  expect(toRequest({ ...values, answers: 'all' }).scopes).toContain('webhooks:write');
});

test('KEYS-005 fields are those of one form: with another one, all answers are meant again', () => {
  const values = { ...named, reach: 'some', answers: 'fields', visibleFields: ['name'] } as const;
  const [one, two] = [
    { ...values, formIds: ['a'], visibleFields: ['name'] },
    { ...values, formIds: ['a', 'b'], visibleFields: ['name'] },
  ];
  expect(toRequest(one)).toMatchObject({ formIds: ['a'], visibleFields: ['name'] });
  expect(toRequest(two)).toMatchObject({ formIds: ['a', 'b'], visibleFields: null });
  expect(checkValues({ ...one, visibleFields: [] })).toEqual({ visibleFields: 'Choose at least one field' });
});
