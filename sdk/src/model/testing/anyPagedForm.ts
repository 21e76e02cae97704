import fc from 'fast-check';
import type { Field } from '../fields/field.ts';
import type { FormDefinition, Item, Page, Scoring } from '../definition/formDefinition.ts';
import { anyChoiceForm } from './anyChoiceForm.ts';
import { buildField } from './buildDefinition.ts';
import { when } from './when.ts';

const pageOf = (id: string, items: readonly Item[], changes: Partial<Page> = {}): Page => ({
  id,
  title: `Page ${id} of {{f1|nobody}}`,
  description: '',
  nextLabel: '',
  items: [...items],
  ...changes,
});

const isText = (item: Item): item is Field => item.type === 'text';

/**
 * Any form of up to four pages that a visitor can fill: choices under conditions, texts that are required, a
 * page that some do not meet, a jump over it, values and piped labels.
 */
export const anyPagedForm: fc.Arbitrary<FormDefinition> = fc
  .tuple(
    anyChoiceForm,
    fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    fc.constantFrom('p3', 'p4', 'e2'),
  )
  .map(([form, [isRequired, isSkipped, jumps, isChecked], goTo]) => {
    const items = form.pages
      .flatMap((page) => page.items)
      .map((item) => (isText(item) ? { ...item, required: isRequired === true } : item));
    const [radio, select, boxes, tick, text, section] = items as [Item, Item, Item, Item, Item, Item];
    const note = buildField('text', {
      id: 'f8',
      required: true,
      label: 'Note for {{f6|somebody}}',
      checks: isChecked ? [{ must: when('{f8} != "b"'), message: 'Not b' }] : [],
    });
    return {
      ...form,
      pages: [
        pageOf(
          'p1',
          [radio, select],
          jumps ? { next: [{ if: when('answered({f2})'.replace('answered(', 'not blank(')), goTo }] } : {},
        ),
        pageOf('p2', [boxes, tick], isSkipped ? { showIf: when('not blank({f1})') } : {}),
        pageOf('p3', [text, section]),
        pageOf('p4', [note]),
      ],
      endings: ['e2', 'e1'].map((id, index) => ({
        id,
        kind: 'stored' as const,
        title: '',
        text: '',
        redirectUrl: null,
        ...(index === 0 && { showIf: when('{f8} = "end"') }),
      })),
    };
  });

const POINTS_RULES = [
  'points("f1") > 0',
  'score("early") > 2',
  'points("f2") = 1 or {f1} = "a"',
  '{=sum} > 1',
];

const anyScoring: fc.Arbitrary<Scoring> = fc.record({
  kind: fc.constantFrom('points' as const, 'quiz' as const),
  showResult: fc.constantFrom('never' as const, 'answers' as const),
  passAt: fc.constantFrom(null, 2, { percent: 50 }),
});

/** Grades an item: points that rise from option to option, right boxes that count together, and a right text. */
function graded(item: Item): Item {
  const isOptions = 'options' in item && item.options.length > 0;
  if (isOptions && item.type === 'checkbox') {
    const options = item.options.map((option, place) =>
      place % 2 ? option : { ...option, right: true as const },
    );
    return { ...item, options, grading: { all: true, wrong: -1 } };
  }
  if (isOptions) {
    const options = item.options.map((option, place) => ({ ...option, points: place }));
    return { ...item, options, category: 'early' };
  }
  return item.type === 'text' ? { ...item, grading: { accepts: ['TWO words', 'b'], points: 2 } } : item;
}

/** The same where points decide which page follows, which pages there are, and which items on them. */
export const anyPointsForm: fc.Arbitrary<FormDefinition> = fc
  .tuple(
    anyPagedForm,
    fc.array(fc.option(fc.constantFrom(...POINTS_RULES)), { minLength: 4, maxLength: 4 }),
    fc.constantFrom('p3', 'p4', 'e2'),
    anyScoring,
    fc.array(fc.option(fc.constantFrom('points("f1") > 0', 'points("f1") < 1')), {
      minLength: 4,
      maxLength: 4,
    }),
  )
  .map(([form, rules, goTo, scoring, itemRules]) => ({
    ...form,
    scoring,
    values: [
      ...form.values,
      { id: 'sum', name: '', is: when('points("f1") + points("f2")'), show: 'nowhere', format: 'number' },
    ],
    pages: form.pages.map((page, index) => {
      const [rule, itemRule] = [rules[index], itemRules[index]];
      // Items of later pages alone may be shown by points of the first.
      const items = page.items.map((item, place) =>
        index > 1 && place === 0 && itemRule ? { ...graded(item), showIf: when(itemRule) } : graded(item),
      );
      if (!rule) return { ...page, items };
      return index === 0
        ? { ...page, items, next: [{ if: when(rule), goTo }] }
        : { ...page, items, showIf: when(rule) };
    }),
  }));

const anyText = fc.constantFrom('', 'a', 'b', 'end', 'Two  words', '<b>bold', 'é & 🙂');

/** Answers that a visitor would give to each field if it were shown; choices by their number. */
export const anyWishes = fc.record({
  choices: fc.array(fc.nat({ max: 4 }), { minLength: 3, maxLength: 3 }),
  tick: fc.boolean(),
  texts: fc.array(anyText, { minLength: 3, maxLength: 3 }),
});
export type Wishes = typeof anyWishes extends fc.Arbitrary<infer One> ? One : never;

/** Returns what the visitor gives to the controls of a form; an option that is not there is no answer. */
export function answersFor(form: FormDefinition, { choices, tick, texts }: Wishes): Record<string, unknown> {
  const fields = form.pages.flatMap((page) =>
    page.items.flatMap((item) => ('items' in item ? item.items : [item])),
  );
  const answers: Record<string, unknown> = {};
  for (const field of fields) {
    const index = Number(field.id.slice(1));
    if (!('options' in field)) answers[field.id] = texts[index % texts.length];
    else if (field.options.length === 0) answers[field.id] = tick;
    else if (field.type === 'checkbox')
      answers[field.id] = field.options
        .filter((_option, position) => (choices[index - 1] ?? 0) & (1 << position))
        .map(({ value }) => value);
    else answers[field.id] = field.options[(choices[index - 1] ?? 0) - 1]?.value ?? '';
  }
  return answers;
}
