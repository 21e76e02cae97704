import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  definition,
  field,
  FORMULAS,
  HARMLESS,
  makeExport,
  NASTY,
  printed,
  store,
} from '../../../../tests/support/api/exportSamples.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { BYTE_ORDER_MARK, csvCell } from '@inlay/sdk/model';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';

const api = useTestApi();

/** Short cells of the critical characters: signs, invisible ones, ends of lines and cells, digits. */
const cells = fc.string({
  unit: fc.constantFrom(
    ...Array.from('=+-@＝＋－＠−⁺₋﹦ \t\n",;\'0123456789()./a'),
    ...Array.from('\uFEFF\u200B\u200F\u202E\u2066\u00AD\uFE0F\u0301\u3164\u2800\u00A0\u0001'),
  ),
  maxLength: 12,
});
/** Returns a cell as a spreadsheet reads it after skipping everything it may skip. */
const seen = (value: string): string =>
  value.replace(/^[\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]+/u, '').normalize('NFKC');

test('D-105 T18 no cell begins with a sign that a spreadsheet may calculate, whatever unseen stands before it', () => {
  fc.assert(
    fc.property(cells, (value) => {
      const cell = csvCell(value).slice(1, -1);
      const isPlain = /^[+-][\d,.]+$/.test(cell) || /^\+[\d ()./-]*\d \(?\d/.test(cell);
      expect(isPlain || !/^[=+\-@−]/.test(seen(cell))).toBe(true);
    }),
    propertyRuns(5_000),
  );
});

test('D-105 T18 the database and the server write the same cells', async () => {
  const owner = await api.signedIn();
  const form = await api.buildForm(
    owner,
    definition('Both', field('text', 'a', 'A'), field('text', 'b', 'B')),
  );
  const values = [...NASTY, ...FORMULAS, ...HARMLESS, ...fc.sample(cells, 400)];
  // The same value in the middle and at the end of a line, where a comma before the quote could mislead.
  await store(
    api,
    form,
    owner,
    values.map((value) => ({ a: value, b: value })),
  );
  const { bytes } = await makeExport(api, owner, { format: 'csv', filter: { formId: form.id } });
  const written = bytes.toString('utf8').slice(BYTE_ORDER_MARK.length).split('\r\n').slice(1, -1);
  const expected = values.toReversed().map((value) => csvCell(printed(value)));
  expect(written.map((line) => line.slice(line.indexOf(',', line.indexOf(',') + 1) + 1))).toEqual(
    expected.map((cell) => `${cell},${cell}`),
  );
});
