import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { findVisitorAddress } from './findVisitorAddress.ts';

const definition = withFields(createEmptyDefinition('Order'), [
  { ...createField('email'), id: 'private' },
  { ...createField('email'), id: 'work' },
]);
const answers = { private: 'ada@home.example', work: 'ada@work.example' };

test('the first address is the sender’s; of hidden answers nothing is told (T1)', () => {
  expect(findVisitorAddress(definition, { answers })?.to).toBe('ada@home.example');
  expect(findVisitorAddress(definition, { answers }, ['work'])?.to).toBe('ada@work.example');
  expect(findVisitorAddress(definition, { answers }, [])).toBeNull();
  expect(findVisitorAddress(definition, { answers: { work: 'no address' } })).toBeNull();
});
