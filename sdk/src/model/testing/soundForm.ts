import type { Field } from '../fields/field.ts';
import type { FormDefinition, Item, Page } from '../definition/formDefinition.ts';
import type { FormTest } from '../formTests/formTest.ts';
import { settleAnswers } from '../formTests/runFormTests.ts';
import type { Expression } from '../logic/expression.ts';
import { planForm } from '../logic/plan.ts';
import { createOptions } from '../fields/options.ts';
import { logicTree } from '../structure/rules/logicTree.ts';
import { buildDefinition, buildField } from './buildDefinition.ts';
import { when } from './when.ts';

export type Random = () => number;

const TODAY = '2026-11-23';
const COUNTRIES = ['Germany', 'Austria', 'France', 'Italy'];
export const pick = <One>(random: Random, list: readonly One[]): One =>
  list[Math.floor(random() * list.length)]!;

const choice = (id: string, values: readonly string[], changes: Partial<Field> = {}): Field =>
  buildField('radio', {
    id,
    label: `Question ${id}`,
    options: createOptions(values),
    ...(changes as object),
  });
const text = (id: string, changes: object = {}): Field =>
  buildField('text', { id, label: `Question ${id}`, ...changes });
const box = (id: string, changes: object = {}): Field =>
  buildField('checkbox', { id, label: `Question ${id}`, options: [], ...changes });
const group = (id: string, values: readonly string[]): Field =>
  buildField('checkbox', { id, label: `Question ${id}`, options: createOptions(values) });

const page = (id: string, items: Item[], changes: Partial<Page> = {}): Page => ({
  id,
  title: `Page ${id}`,
  description: '',
  nextLabel: '',
  items,
  ...changes,
});

/** Conditions on the first page's questions that hold for some answers and not for others. */
const CONDITIONS = [
  '{country} = "Germany"',
  'in({country}, ["Germany", "Austria"])',
  'not in({country}, ["France"])',
  '{member}',
  'not {member}',
  'has({extras}, ["Dinner"])',
  'in({extras}, ["Dinner", "Hotel"])',
  'answered({city})',
  'blank({city})',
  '{city} = "Graz" or {member}',
  '{country} = "Italy" and not {member}',
  '{born} < date("2008-01-01")',
  'age({born}) >= 18',
  '{=price} > 50',
  'length({city}) > 3',
];

/** Makes a form without a fault: questions, rules on them, jumps, values, endings, and tests that pass. */
export function buildSoundForm(random: Random): FormDefinition {
  const rule = () => when(pick(random, CONDITIONS));
  const pageCount = 3 + Math.floor(random() * 4);
  const pages = Array.from({ length: pageCount }, (_, index): Page => {
    const id = `p${index + 1}`;
    if (index === 0) {
      return page(id, [
        choice('country', COUNTRIES),
        box('member'),
        group('extras', ['Dinner', 'Hotel', 'Train']),
        text('city', random() < 0.5 ? { showIf: when('{country} != "France"') } : {}),
        buildField('date', { id: 'born', label: 'Born' }),
      ]);
    }
    const [one, two, three] = [`${id}a`, `${id}b`, `${id}c`] as const;
    const items: Item[] = [
      text(one, { required: random() < 0.5, ...(random() < 0.7 && { showIf: rule() }) }),
      {
        id: `${id}s`,
        type: 'section',
        label: `Section ${id}`,
        help: '',
        ...(random() < 0.5 && { showIf: when('answered({country})') }),
        items: [
          text(two, { required: true }),
          choice(three, ['Yes', 'No'], random() < 0.5 ? { requiredIf: when(`answered({${two}})`) } : {}),
        ],
      },
    ];
    const jumps = index < pageCount - 2 && random() < 0.4;
    return page(id, items, {
      ...(random() < 0.3 && { showIf: rule() }),
      ...(jumps && { next: [{ if: when(`{${three}} = "No"`), goTo: `p${index + 3}` }] }),
    });
  });
  const form: FormDefinition = {
    ...buildDefinition([]),
    pages,
    values: [
      {
        id: 'price',
        name: 'Price',
        is: when('if({member}, 40, 60) + count({extras}) * 10'),
        show: 'inbox',
        format: 'number',
      },
      { id: 'half', name: 'Half', is: when('round({=price} / 2, 2)'), show: 'nowhere', format: 'number' },
    ],
    endings: [...(random() < 0.6 ? [ending('vip', { showIf: rule() })] : []), ending('done', {})],
  };
  return { ...form, tests: [testOf(form, 't1', random), testOf(form, 't2', random)] };
}

const ending = (id: string, changes: { showIf?: Expression }) => ({
  id,
  kind: 'stored' as const,
  title: `Ending ${id}`,
  text: '',
  redirectUrl: null,
  ...changes,
});

/** Makes a test that passes: what comes of some answers is what it expects. */
function testOf(form: FormDefinition, id: string, random: Random): FormTest {
  const answers = {
    country: pick(random, COUNTRIES),
    member: random() < 0.5,
    extras: random() < 0.5 ? ['Dinner'] : [],
    city: pick(random, ['', 'Graz', 'Linz']),
    born: pick(random, ['1990-05-01', '2015-05-01']),
  };
  const plan = planForm(logicTree(form));
  if ('circle' in plan) throw new Error('A sound form has no circle');
  const settled = settleAnswers(form, plan, { answers, today: TODAY });
  const [shown, hidden] = [
    ['p2a', 'p3a'],
    ['p2a', 'p3a'],
  ].map((ids, index) => ids.filter((one) => settled.items.isHidden(one) === (index === 1)));
  return {
    id,
    name: `Test ${id}`,
    today: TODAY,
    answers,
    expect: {
      pages: [...settled.way],
      ending: settled.ending,
      values: { price: settled.values.get('price') ?? null },
      shown: shown!,
      hidden: hidden!,
    },
  };
}
