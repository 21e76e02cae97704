import { expect, test } from 'vitest';
import type { Field } from '../fields/field.ts';
import type { Expression } from './expression.ts';
import { planOf } from '../structure/rules/planOf.ts';
import { createOptions } from '../fields/options.ts';
import { buildDefinition, buildField } from '../testing/buildDefinition.ts';
import { when } from '../testing/when.ts';
import { type CssConditions, cssConditions } from './cssConditions.ts';
import { OPERATORS } from './operators/index.ts';
import { settle } from './settle.ts';

const country = buildField('radio', { id: 'country', options: createOptions(['de', 'fr']) });
const READY = '.form-embed-form:not([data-ready])';
const DE = ':has([name="answers.country"][value="de"]:checked)';
const FR = ':has([name="answers.country"][value="fr"]:checked)';

/** The style of a page with these fields, the last of which is shown under a condition. */
function compile(showIf: Expression, fields: Field[] = [country]): CssConditions {
  const form = buildDefinition([...fields, buildField('text', { id: 'more', showIf })]);
  const plan = planOf(form);
  const [page] = form.pages;
  if (!plan || !page) throw new Error('The form has no logic.');
  const { items } = settle(plan, {}, { today: '2026-01-01', operators: OPERATORS });
  return cssConditions(page, plan, items);
}

const styleOf = (selector: string) =>
  `${READY} [data-item="more"]{display:block}` +
  `@supports selector(:has(a)){${READY}:not(${selector}) [data-item="more"]{display:none}}`;

test.each([
  ['{country} = "DE"', DE],
  ['not {country} = "de"', `:not(${DE})`],
  ['in({country}, "de", "fr")', `:is(${DE},${FR})`],
  ['{country} = "de" or {country} = "fr"', `:is(${DE},${FR})`],
  ['{country} = "de" and not {country} = "fr"', `${DE}:not(${FR})`],
  ['blank({country})', `:not(:is(${DE},${FR}))`],
])('a choice is read by its control: %s', (formula, selector) => {
  expect(compile(when(formula)).css).toBe(styleOf(selector));
});

test('a drop-down is read by its options', () => {
  const options = createOptions(['de']);
  expect(compile(when('{country} = "de"'), [buildField('select', { id: 'country', options })]).css).toBe(
    styleOf(':has([name="answers.country"]>[value="de"]:checked)'),
  );
});

test.each([
  ['say "hi"', '"say \\22 hi\\22 "'],
  ['back\\slash', '"back\\5c slash"'],
  ['</style><script>', '"\\3c /style>\\3c script>"'],
  ['two\r\nlines', '"two\\a lines"'],
  ['a\u0000b', '"a\\0 b"'],
  ['){}*{display:none}', '"){}*{display:none}"'],
])('no value of an option ends its string: %j', (value, string) => {
  const field = buildField('radio', { id: 'country', options: createOptions([value]) });
  const style = compile({ op: 'eq', of: [{ field: 'country' }, { lit: value }] }, [field]);
  expect(style.css).toBe(styleOf(`:has([name="answers.country"][value=${string}]:checked)`));
});

test('a hidden field has no answer, whatever its control says', () => {
  const tick = buildField('checkbox', { id: 'tick', options: [], showIf: when('{country} = "de"') });
  const ticked = ':has([name="answers.tick"][value="true"]:checked)';
  expect(compile(when('{tick}'), [country, tick]).css).toContain(
    `${READY}:not(${ticked}${DE}) [data-item="more"]{display:none}`,
  );
});

test('a search in many boxes reads those that it looks for', () => {
  const options = createOptions(Array.from({ length: 30 }, (_, index) => `o${index}`));
  const many = buildField('checkbox', { id: 'many', options });
  expect(compile(when('has({many}, "o7")'), [many]).css).toBe(
    styleOf(':has([name="answers.many"][value="o7"]:checked)'),
  );
});

test.each([
  'answered({name})',
  '{country} = "de" or {name} = "Ada"',
  'count({many}) > 2',
  '{country} = "it"',
  'yes',
])(
  'what is typed, what has too many combinations and what never changes is left to the server: %s',
  (formula) => {
    const options = createOptions(Array.from({ length: 7 }, (_, index) => `o${index}`));
    const fields = [
      country,
      buildField('text', { id: 'name' }),
      buildField('checkbox', { id: 'many', options }),
    ];
    const { css, unseen } = compile(when(formula), fields);
    expect(css).toBe('');
    expect(unseen).toEqual(formula === 'yes' ? [] : ['more']);
  },
);
