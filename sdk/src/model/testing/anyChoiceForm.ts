import fc from 'fast-check';
import type { Field } from '../fields/field.ts';
import type { FormDefinition, Item } from '../definition/formDefinition.ts';
import type { Expression, OperatorName } from '../logic/expression.ts';
import { createOptions } from '../fields/options.ts';
import { buildDefinition, buildField } from './buildDefinition.ts';

/** Values that a style sheet has to escape. */
const HOSTILE = ['say "hi"', 'back\\slash', '</style><b>', "it's] a:not(b)", '🙂 é', 'a\tb'];
const VALUES = ['a', 'B', ...HOSTILE];

const anyOptions = fc
  .uniqueArray(fc.constantFrom(...VALUES), { minLength: 1, maxLength: 3 })
  .map((values) => createOptions(values));

const op = (name: OperatorName, ...of: Expression[]): Expression => ({ op: name, of });

type Comparison = [OperatorName, ...Expression[]];

/** Any condition that reads choices: those that people write, combined. */
function anyCondition(
  fields: readonly string[],
  values: readonly string[] = [],
  depth = 2,
): fc.Arbitrary<Expression> {
  const field = fc.constantFrom(...fields).map((id): Expression => ({ field: id }));
  const lit = fc.constantFrom(...VALUES, 'A', 'none').map((one): Expression => ({ lit: one }));
  const list = fc
    .array(fc.constantFrom(...VALUES), { maxLength: 2 })
    .map((one): Expression => ({ lit: one }));
  const leaf = fc.oneof<fc.Arbitrary<Comparison>[]>(
    fc.tuple(fc.constantFrom<OperatorName>('eq', 'ne', 'in', 'has'), field, lit),
    fc.tuple(fc.constantFrom<OperatorName>('in', 'has', 'eq'), field, list),
    fc.tuple(fc.constantFrom<OperatorName>('eq', 'ne', 'in'), field, field),
    fc.tuple(fc.constantFrom<OperatorName>('blank', 'answered'), field),
    fc.tuple(
      fc.constant<OperatorName>('eq'),
      field,
      fc.boolean().map((one): Expression => ({ lit: one })),
    ),
    ...values.map((value) => fc.constant<Comparison>(['eq', { value }, { lit: 'yes' }])),
  );
  const one = leaf.map(([name, ...of]) => op(name, ...of));
  if (depth === 0) return one;
  const part = anyCondition(fields, values, depth - 1);
  return fc.oneof(
    one,
    part.map((inner) => op('not', inner)),
    fc.tuple(fc.constantFrom<OperatorName>('and', 'or'), part, part).map(([name, a, b]) => op(name, a, b)),
  );
}

/**
 * Any form of one page with at most six choices: a drop-down, radio buttons, a group of boxes, a single
 * box, and texts in and beside a section, most under conditions on the choices before them.
 */
export const anyChoiceForm: fc.Arbitrary<FormDefinition> = fc
  .tuple(
    fc.tuple(anyOptions, anyOptions, anyOptions),
    fc.tuple(...['f1', 'f2', 'f3', 'f4', 's1', 'f6', 'f7'].map((_, index) => maybeShown(index))),
    anyCondition(['f1']),
  )
  .map(([[first, second, third], rules, is]) => {
    const fields: Field[] = [
      buildField('radio', { id: 'f1', options: first }),
      buildField('select', { id: 'f2', options: second, ...rules[1] }),
      buildField('checkbox', { id: 'f3', options: third, ...rules[2] }),
      buildField('checkbox', { id: 'f4', options: [], ...rules[3] }),
      buildField('text', { id: 'f6', ...rules[5] }),
    ];
    const inside = buildField('text', { id: 'f7', ...rules[6] });
    const section: Item = { id: 's1', type: 'section', label: '', help: '', items: [inside], ...rules[4] };
    const value = { id: 'v1', name: '', is: op('if', is, { lit: 'yes' }, { lit: 'no' }) };
    const form = buildDefinition(fields, {
      values: [{ ...value, show: 'nowhere', format: 'text' }],
    });
    return { ...form, pages: form.pages.map((page) => ({ ...page, items: [...page.items, section] })) };
  });

/** A condition on the choices before a field, or none. */
function maybeShown(index: number): fc.Arbitrary<{ showIf?: Expression }> {
  const before = ['f1', 'f2', 'f3', 'f4'].slice(0, index);
  if (before.length === 0) return fc.constant({});
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant({}) },
    { weight: 4, arbitrary: anyCondition(before, ['v1']).map((showIf) => ({ showIf })) },
  );
}
