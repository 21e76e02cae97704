import { createField, printAnswer } from '@inlay/sdk/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEXT_TYPES } from './columns.ts';

test.each([...TEXT_TYPES])('an answer of the type %s is printed as it is stored', (type) => {
  const field = createField(type);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      // What the database cannot hold is never stored; every kind of line end is one.
      const stored = text.replaceAll('\u0000', '');
      expect(printAnswer(field, stored)).toBe(stored.replace(/\r\n?/g, '\n'));
    }),
  );
});
