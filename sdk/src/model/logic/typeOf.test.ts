import { describe, expect, it } from 'vitest';
import type { ExpressionType } from './expressionType.ts';
import { when } from '../testing/when.ts';
import { FIELDS, formNames, TYPE_CASES } from '../testing/typeCases.ts';
import { typeOf } from './typeOf.ts';

const check = (formula: string) => typeOf(when(formula), formNames());

describe('typeOf', () => {
  it.each<[string, ExpressionType]>([
    ['{age} + {=total}', { kind: 'number' }],
    ['{age} > 18 and {vegan}', { kind: 'yesno' }],
    ['{country} = "de" or "at" = {country}', { kind: 'yesno' }],
    ['in({country}, ["de", "at"]) and in({topics}, "art")', { kind: 'yesno' }],
    ['has({topics}, ["art", "law"]) and has({name}, "x")', { kind: 'yesno' }],
    ['{name} = {country}', { kind: 'yesno' }],
    ['if({vegan}, {age}, 0)', { kind: 'number' }],
    ['if({vegan}, {country}, {name})', { kind: 'text' }],
    ['if({vegan}, {country}, {topics} = "art", {country}, {country})', FIELDS['country']!],
    ['if({vegan}, "")', { kind: 'blank' }],
    ['first({birth}, today())', { kind: 'date' }],
    ['min({birth}, today())', { kind: 'date' }],
    ['{pickup} < time("18:00")', { kind: 'yesno' }],
    ['sum(each {guests}: {price} * {age})', { kind: 'number' }],
    ['list(each {guests}: {kind})', { kind: 'choice', isList: true, options: ['a'] }],
    ['any(each {guests}: {kind} = "a")', { kind: 'yesno' }],
    ['count({photo}, {name})', { kind: 'number' }],
    ['text({address.city}, {age}, {birth})', { kind: 'text' }],
    ['seen("p1")', { kind: 'yesno' }],
  ])('%s', (formula, type) => {
    expect(check(formula)).toStrictEqual({ type, problems: [] });
  });

  it.each(TYPE_CASES)('%s is refused', (formula, code, path, params) => {
    expect(check(formula).problems).toMatchObject([{ code, path, params }]);
  });

  it('reports one mistake once, and every mistake', () => {
    expect(check('({nobody} + 1) * 2 > {name}').problems.map(({ code }) => code)).toStrictEqual([
      'unknown_field',
      'wrong_type',
    ]);
  });
});
