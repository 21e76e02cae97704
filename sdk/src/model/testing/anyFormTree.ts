import fc from 'fast-check';
import type { FormTree, TreeField, TreeItem, TreePage } from '../logic/formTree.ts';
import { anyExpression, anyValue } from './anyExpression.ts';

const PAGES = ['p1', 'p2', 'p3'];
const VALUES = ['v1', 'v2'];

/** Ids of the items of a page; the last two lie in a section and a repeating group. */
const idsOf = (page: string) =>
  [1, 2, 3, 4].map((number) => `${page}f${number}`) as [string, string, string, string];

/** Everything that conditions of a page may read without a circle: earlier pages, and the first value. */
const idsBefore = (index: number) => ({
  fields: PAGES.slice(0, index).flatMap((page) => idsOf(page).slice(0, 3)),
  values: index > 0 ? VALUES : [],
  groups: PAGES.slice(0, index).map((page) => `${page}r`),
});

const maybe = <Key extends string, One>(key: Key, arbitrary: fc.Arbitrary<One>) =>
  fc
    .option(arbitrary, { nil: undefined })
    .map((one) => (one === undefined ? {} : { [key]: one })) as fc.Arbitrary<{
    [Name in Key]?: One;
  }>;

function anyField(id: string, before: ReturnType<typeof idsBefore>): fc.Arbitrary<TreeField> {
  const condition = anyExpression(2, before);
  return fc
    .tuple(
      fc.boolean(),
      maybe('showIf', condition),
      maybe('requiredIf', condition),
      maybe(
        'checks',
        fc.array(
          condition.map((must) => ({ must })),
          { maxLength: 2 },
        ),
      ),
      maybe(
        'options',
        fc.tuple(maybe('showIf', condition)).map(([rule]) => [{ value: 'a', ...rule }, { value: 'b' }]),
      ),
    )
    .map(([required, ...rest]) => Object.assign({ id, required }, ...rest) as TreeField);
}

function anyPage(index: number): fc.Arbitrary<TreePage> {
  const id = PAGES[index]!;
  const [one, two, three, four] = idsOf(id);
  const before = idsBefore(index);
  const condition = anyExpression(2, before);
  const here = anyExpression(2, { ...before, fields: [...before.fields, one, two, three] });
  const inRow = anyExpression(2, { ...before, fields: [...before.fields, one] });
  const targets = [...PAGES.slice(index + 1), 'e1'];
  return fc
    .tuple(
      anyField(one, before),
      anyField(two, { ...before, fields: [...before.fields, one] }),
      anyField(three, before),
      inRow.map((showIf): TreeField => ({ id: four, showIf, required: true })),
      maybe('showIf', condition),
      maybe('showIf', condition),
      maybe('next', fc.array(fc.record({ if: here, goTo: fc.constantFrom(...targets) }), { maxLength: 2 })),
    )
    .map(([first, second, third, fourth, pageRule, partRule, jumps]) => {
      const items: TreeItem[] = [
        first,
        second,
        { id: `${id}s`, type: 'section', items: [third], ...partRule },
        { id: `${id}r`, type: 'repeat', items: [fourth] },
      ];
      return { id, items, ...pageRule, ...jumps };
    });
}

/** Any sound form of three pages, with conditions, jumps, options, checks, rows and values. */
export const anyFormTree: fc.Arbitrary<FormTree> = fc
  .tuple(
    fc.tuple(anyPage(0), anyPage(1), anyPage(2)),
    anyExpression(2, { fields: idsOf('p1').slice(0, 3), values: [], groups: ['p1r'] }),
    anyExpression(2, { fields: idsOf('p1').slice(0, 3), values: ['v1'], groups: [] }),
    anyExpression(2, {
      fields: PAGES.flatMap((page) => idsOf(page).slice(0, 3)),
      values: VALUES,
      groups: [],
    }),
  )
  .map(([pages, first, second, showIf]) => ({
    pages,
    values: [
      { id: 'v2', is: second },
      { id: 'v1', is: first },
    ],
    endings: [{ id: 'e1', showIf }, { id: 'e2' }],
  }));

/** Any answers to such a form, right or not. */
export const anyTreeAnswers = fc.record(
  Object.fromEntries(
    PAGES.flatMap((page): [string, fc.Arbitrary<unknown>][] => {
      const [one, two, three, four] = idsOf(page);
      const rows = fc.array(fc.record({ [four]: anyValue }), { maxLength: 3 });
      return [
        ...[one, two, three].map((id): [string, fc.Arbitrary<unknown>] => [
          id,
          fc.oneof(anyValue, fc.constant('a')),
        ]),
        [`${page}r`, fc.oneof({ weight: 4, arbitrary: rows }, anyValue)],
      ];
    }),
  ),
  { requiredKeys: [] },
);
