import { z } from 'zod';
import { isFieldId } from '../fields/fieldId.ts';
import {
  MAX_ANSWER_LENGTH,
  MAX_FIELDS,
  MAX_FORM_TESTS,
  MAX_OPTIONS,
  MAX_PAGES,
  MAX_TEST_ANSWERS_LENGTH,
  MAX_TEST_NAME_LENGTH,
} from '../definition/limits.ts';
import { isDay } from '../logic/days.ts';
import type { FormTest } from './formTest.ts';

const isSmall = (answers: unknown): boolean => JSON.stringify(answers).length <= MAX_TEST_ANSWERS_LENGTH;

/** Schema of the tests that a definition keeps (decision 211). */
export const formTestsSchema: z.ZodType<FormTest[]> = /* @__PURE__ */ (() => {
  const id = z.string().refine(isFieldId, 'Not an id');
  const scalar = z.union([z.string().max(MAX_ANSWER_LENGTH), z.number(), z.boolean()]);
  const ids = z.array(id).max(MAX_FIELDS);
  const test = z.object({
    id,
    name: z.string().max(MAX_TEST_NAME_LENGTH),
    today: z.string().refine(isDay, 'Not a day'),
    answers: z.record(id, z.unknown()).refine(isSmall, 'The answers of this test are too long'),
    expect: z.object({
      pages: z.array(id).max(MAX_PAGES).exactOptional(),
      ending: id.exactOptional(),
      values: z.record(id, z.union([scalar, z.array(scalar).max(MAX_OPTIONS)]).nullable()).exactOptional(),
      shown: ids.exactOptional(),
      hidden: ids.exactOptional(),
    }),
  });
  return z
    .array(test)
    .max(MAX_FORM_TESTS)
    .refine(
      (tests) => new Set(tests.map((one) => one.id)).size === tests.length,
      'Two tests have the same id',
    );
})();
