import { createField, FIELD_CAPABILITIES, FIELD_TYPE_ORDER, printAnswer } from '@inlay/sdk/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const textTypes = FIELD_TYPE_ORDER.filter((type) => FIELD_CAPABILITIES[type].storesText);

test.each(textTypes)('an answer of the type %s is printed as it is stored', (type) => {
  const field = createField(type);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (raw) => {
      // Visitors' answers are stored parsed; these types print what they parse.
      const stored = printAnswer(field, raw);
      expect(printAnswer(field, stored)).toBe(stored);
    }),
  );
});
