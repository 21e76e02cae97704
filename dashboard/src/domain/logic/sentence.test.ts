import { describe, expect, it } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  createOptions,
  findRule,
  parseFormula,
  typeAt,
  withFields,
  withRule,
  type Expression,
  type Field,
  type RulePlace,
} from '@inlay/sdk/model';
import { comparisonsOf, fitOperands } from './comparisons.ts';
import { createRuleContext } from './ruleContext.ts';
import { readSentence, writeSentence, type Group } from './sentence.ts';

const options = createOptions(['Germany', 'Austria', 'France']);
const FORM = withFields(createEmptyDefinition('Trip'), [
  { ...createField('radio'), id: 'country', label: 'Country', options },
  { ...createField('checkbox'), id: 'extras', label: 'Extras', options },
  { ...createField('checkbox'), id: 'vegan', label: 'Vegan', options: [] },
  { ...createField('date'), id: 'birthday', label: 'Birthday' },
  { ...createField('text'), id: 'city', label: 'City' },
  { ...createField('text'), id: 'company', label: 'Company' },
] as Field[]);
const PLACE: RulePlace = { id: 'company', key: 'showIf' };

function parse(formula: string): Expression {
  const parsed = parseFormula(formula, (name) => ({ field: name }));
  if (!parsed.ok) throw new Error(`${formula}: ${parsed.fault.code}`);
  return parsed.expression;
}
const typeOf = (expression: Expression) => typeAt(FORM, PLACE, expression).type;
const read = (formula: string): Group => readSentence(parse(formula), typeOf);

describe('BUILD-091 a condition as a sentence', () => {
  it.each([
    ['{country} = "Germany"', ['is']],
    ['in({country}, ["Germany", "Austria"])', ['oneOf']],
    ['not in({country}, ["Germany"])', ['noneOf']],
    ['in({extras}, ["France"]) and has({extras}, ["Germany", "Austria"])', ['hasAny', 'hasAll']],
    ['{vegan} and not {vegan}', ['yes', 'notYes']],
    ['{birthday} < today()', ['less']],
    ['between({birthday}, date("2000-01-01"), addDays(today(), -7))', ['between']],
    ['age({birthday}) >= 18', ['atLeast']],
    ['length({city}) > 3', ['more']],
    ['not has({city}, "Graz")', ['containsNot']],
    ['{city} = {company}', ['is']],
    ['answered({city}) or blank({city})', ['answered', 'blank']],
    ['score() >= 3 and points("country") < 2', ['atLeast', 'less']],
    ['passed() or not passed()', ['yes', 'notYes']],
  ])('%s is read by its operator and written back as it was', (formula, comparisons) => {
    const sentence = read(formula);
    expect(sentence.parts.map((part) => part.kind === 'condition' && part.comparison)).toStrictEqual(
      comparisons,
    );
    expect(writeSentence(sentence)).toStrictEqual(parse(formula));
  });

  it('reads groups within groups, and none of them', () => {
    const formula = '{vegan} and not ({city} = "Graz" or ({city} = "Linz" and {vegan}))';
    const sentence = read(formula);
    expect(sentence).toMatchObject({
      join: 'all',
      parts: [{ kind: 'condition' }, { join: 'none', parts: [{}, { kind: 'group', join: 'all' }] }],
    });
    expect(writeSentence(sentence)).toStrictEqual(parse(formula));
  });

  it.each([
    'length({city}) * 2 > 3',
    'if({vegan}, yes, no)',
    'in({country}, {city})',
    '({city} = "a") = {vegan}',
  ])('shows %s as a formula and keeps it', (formula) => {
    const sentence = read(formula);
    expect(sentence.parts).toMatchObject([{ kind: 'formula' }]);
    expect(writeSentence(sentence)).toStrictEqual(parse(formula));
  });

  it('without conditions is no rule, and a group of one keeps how it joins', () => {
    expect(writeSentence({ kind: 'group', join: 'any', parts: [] })).toBe(undefined);
    const [part] = read('{vegan}').parts;
    const any = writeSentence({ kind: 'group', join: 'any', parts: [part!] });
    expect(readSentence(any, typeOf).join).toBe('any');
  });

  it('starts with nothing chosen and keeps what fits another comparison', () => {
    for (const name of comparisonsOf({ kind: 'choice', options: ['a'] })) {
      const [operand] = fitOperands(name, []);
      expect(operand === undefined || 'lit' in operand).toBe(true);
    }
    expect(fitOperands('is', [{ lit: ['Germany', 'Austria'] }])).toStrictEqual([{ lit: 'Germany' }]);
    expect(fitOperands('oneOf', [{ lit: 'Germany' }])).toStrictEqual([{ lit: ['Germany'] }]);
    expect(fitOperands('between', [{ lit: 3 }])).toStrictEqual([{ lit: 3 }, { lit: '' }]);
  });
});

describe('BUILD-091 what a rule can read', () => {
  it('are answers of its page but its own, with measures; labels that are alike get numbers', () => {
    const twins = withFields(FORM, [
      ...(FORM.pages[0]!.items as Field[]),
      { ...createField('text'), id: 'city2', label: 'City' },
    ]);
    const labels = createRuleContext(twins, PLACE).terms.map(({ label }) => label);
    expect(labels).toStrictEqual([
      'Country',
      'Extras',
      'Vegan',
      'Birthday',
      'City',
      'City (2)',
      'Number of choices in Extras',
      'Age by Birthday',
      'Length of City',
      'Length of City (2)',
    ]);
  });

  it('a check may read its own answer', () => {
    const { terms } = createRuleContext(FORM, { id: 'company', key: 'checks', index: 0 });
    expect(terms.map(({ label }) => label)).toContain('Company');
  });
});

describe('BUILD-091 a rule of a form', () => {
  it('is set and removed at its place, and everything else stays the same object', () => {
    const rule = parse('{vegan}');
    const shown = withRule(FORM, PLACE, rule);
    expect(findRule(shown, PLACE)).toBe(rule);
    expect(shown.pages[0]!.items[0]).toBe(FORM.pages[0]!.items[0]);
    expect(withRule(shown, PLACE, undefined)).toStrictEqual(FORM);
    expect(withRule(FORM, { id: 'unknown', key: 'showIf' }, rule)).toBe(FORM);
    const option: RulePlace = { id: 'country', key: 'options', index: 1 };
    expect(findRule(withRule(FORM, option, rule), option)).toBe(rule);
    expect(withRule(withRule(FORM, option, rule), option, undefined)).toStrictEqual(FORM);
  });
});
