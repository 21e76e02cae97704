import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expression, Reference } from '../expression.ts';
import { anyExpression } from '../../testing/anyExpression.ts';
import { parseFormula } from './parseFormula.ts';
import { printFormula } from './printFormula.ts';
import { propertyRuns } from '../../../../../tests/support/propertyRuns.ts';

const nameOf = (reference: Reference): string =>
  'value' in reference
    ? `value ${reference.value}`
    : [reference.field, reference.part].filter(Boolean).join('.');

function findReference(name: string): Reference | null {
  if (name.startsWith('value ')) return { value: name.slice(6) };
  const [field = '', part] = name.split('.');
  if (field === 'nobody') return null;
  return part === undefined ? { field } : { field, part };
}

const read = (formula: string) => parseFormula(formula, findReference);
const faultOf = (formula: string) => {
  const parsed = read(formula);
  return parsed.ok ? null : parsed.fault;
};
const field = (id: string): Expression => ({ field: id });

describe('formulas', () => {
  it('reads every expression back that it has printed', () => {
    fc.assert(
      fc.property(anyExpression(3), (expression) => {
        expect(read(printFormula(expression, nameOf))).toStrictEqual({ ok: true, expression });
      }),
      propertyRuns(5_000),
    );
  });

  it.each([
    'if({Guests} > 10, round({Price} * {Guests} * 0.9, 2), {Price} * {Guests})',
    '{a} + {b} - {c} + {d}',
    '({a} + {b}) * {c} / {d}',
    '{a} - ({b} - {c})',
    'not {a} = 1 and ({b} = 2 or {c} = 3)',
    '-{a} * -2 + -({b} + 1)',
    'sum(each {rooms}: {nights} * {price})',
    'in({country}, ["de", "at"]) or {city.postal} = "a ""quoted"" text"',
    'days(date("2026-01-01"), today()) >= 30',
    String.raw`{a \} and a \\}`,
    'yes and no',
    '{pickup} < time("18:30")',
  ])('prints %s as it was written', (formula) => {
    const parsed = read(formula);
    expect(parsed.ok && printFormula(parsed.expression, nameOf)).toBe(formula);
  });

  it('binds signs as arithmetic does', () => {
    expect(read('1+2*3-4')).toMatchObject({
      expression: {
        op: 'sub',
        of: [{ op: 'add', of: [{ lit: 1 }, { op: 'mul', of: [{ lit: 2 }, { lit: 3 }] }] }, { lit: 4 }],
      },
    });
    expect(read('{a} + {b} + {c}')).toMatchObject({
      expression: { op: 'add', of: [field('a'), field('b'), field('c')] },
    });
    expect(read('({a} + {b}) + {c}')).toMatchObject({
      expression: { op: 'add', of: [{ op: 'add', of: [field('a'), field('b')] }, field('c')] },
    });
  });

  it('takes functions and words in any case, and <> for !=', () => {
    expect(read('IF({a} <> 1 AND NOT {b} = 2, Yes, NO)')).toStrictEqual(
      read('if({a} != 1 and not {b} = 2, yes, no)'),
    );
  });

  it.each([
    ['{Price', 'unclosed_name', 0],
    ['1 + "a', 'unclosed_text', 4],
    ['1 $ 2', 'unexpected', 2],
    ['(1 + 2', 'unexpected', 6],
    ['1 2', 'unexpected', 2],
    ['1 = 2 = 3', 'unexpected', 6],
    ['', 'unexpected', 0],
    ['{nobody} + 1', 'unknown_name', 0],
    ['median(1)', 'unknown_function', 0],
    ['__proto__(1)', 'unexpected', 0],
    ['constructor(1)', 'unknown_function', 0],
    ['1 + round()', 'wrong_number_of_arguments', 4],
    ['not({a}, {b})', 'unexpected', 7],
    ['date("2026-02-29")', 'invalid_literal', 0],
    ['time("24:00")', 'invalid_literal', 0],
    ['sum(each 5: 1)', 'unexpected', 9],
    ['sum(each {value v1}: 1)', 'unknown_name', 9],
    ['round(each {a}: 1)', 'unknown_function', 6],
    ['1000000000000000', 'invalid_literal', 0],
    [`${'('.repeat(900)}1${')'.repeat(900)}`, 'too_deep', 33],
    [`${'-'.repeat(1_000)}{a}`, 'too_deep', 33],
    ['1'.repeat(2_001), 'too_long', 2_000],
    [Array.from({ length: 250 }, () => '1').join('+'), 'too_deep', 0],
  ])('says where and why %j cannot be read', (formula, code, offset) => {
    expect(faultOf(formula)).toMatchObject({ code, offset });
  });

  it('never throws', () => {
    const pieces = fc.constantFrom(
      '{a}',
      '{',
      '"',
      '(',
      ')',
      ',',
      'if',
      'sum(',
      'each',
      ':',
      '[',
      ']',
      '-',
      'not ',
      '1',
      '=',
      '🙂',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        expect(read(parts.join(''))).toHaveProperty('ok');
      }),
      propertyRuns(2_000),
    );
  });
});
