import { t } from '@lingui/core/macro';
import { createContext, use } from 'react';
import {
  fieldsOf,
  labelsOf,
  pointsOfField,
  sourcesAt,
  typeAt,
  type Expression,
  type ExpressionType,
  type Field,
  type FormDefinition,
  type Item,
  type Labels,
  type OperatorName,
  type Page,
  type Reference,
  type RulePlace,
  type RuleSource,
} from '@inlay/sdk/model';
import { READER } from './inWords.ts';

/** Something that a condition can have on its left: an answer, a value, or a measure of one. */
export interface Term {
  key: string;
  label: string;
  /** Page that asks for it, or what kind of term it is. */
  group: string;
  expression: Expression;
  type: ExpressionType;
}

/** The form around a rule, for the rule's editors. */
export interface RuleContext {
  terms: readonly Term[];
  /** The term of a new condition: the nearest answer that visitors give before the rule decides. */
  nearest: Term | undefined;
  sources: readonly RuleSource[];
  /** Whether the form gives points. */
  hasScore: boolean;
  labels: Labels;
  typeOf(expression: Expression): ExpressionType;
}

export const keyOfTerm = (expression: Expression): string => JSON.stringify(expression);

const measure = (op: OperatorName, reference: Reference): Expression => ({ op, of: [reference] });

/** Returns the measures of a source, such as the age on a date of birth. */
function measuresOf({ reference, name, type }: RuleSource): Term[] {
  const term = (op: OperatorName, label: string): Term => {
    const expression = measure(op, reference);
    return { key: keyOfTerm(expression), label, group: t`Measures`, expression, type: { kind: 'number' } };
  };
  if (type.isList) return [term('count', t`Number of choices in ${name}`)];
  if (type.kind === 'date') return [term('age', t`Age by ${name}`)];
  return type.kind === 'text' ? [term('length', t`Length of ${name}`)] : [];
}

/** What a form with points adds to the terms: the score, whether it is enough, and the points of a question. */
function scoreTerms(form: FormDefinition, sources: readonly RuleSource[]): Term[] {
  const { scoring } = form;
  if (scoring.kind === 'none') return [];
  const scored = new Set(
    fieldsOf(form).flatMap((field) => (pointsOfField(field, scoring.kind) ? field.id : [])),
  );
  const term = (expression: Expression, label: string, kind: 'number' | 'yesno'): Term => ({
    key: keyOfTerm(expression),
    label,
    group: t`Points`,
    expression,
    type: { kind },
  });
  return [
    term({ op: 'score', of: [] }, t`Score`, 'number'),
    ...(scoring.passAt === null ? [] : [term({ op: 'passed', of: [] }, t`Passed`, 'yesno')]),
    ...sources.flatMap(({ reference, name }) =>
      'field' in reference && reference.part === undefined && scored.has(reference.field)
        ? [term({ op: 'points', of: [{ lit: reference.field }] }, t`Points for ${name}`, 'number')]
        : [],
    ),
  ];
}

/** Keys of rules that judge the answers of their own part. */
const JUDGED_AFTER: ReadonlySet<RulePlace['key']> = new Set(['checks', 'next']);

const fieldsIn = (part: Page | Item): readonly Field[] =>
  'items' in part ? part.items.flatMap((item: Item) => fieldsIn(item)) : [part];

/** Returns the fields that are answered before a rule decides: all, for values and endings. */
function fieldsBefore(form: FormDefinition, { id, key }: RulePlace): readonly Field[] {
  const fields = fieldsOf(form);
  const parts = form.pages.flatMap((page): (Page | Item)[] => [page, ...page.items, ...fieldsIn(page)]);
  const part = parts.find((one) => one.id === id);
  const own = part ? fieldsIn(part) : [];
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return fields;
  return fields.slice(0, JUDGED_AFTER.has(key) ? fields.indexOf(last) + 1 : fields.indexOf(first));
}

/** Collects what a rule at a place can read. */
export function createRuleContext(form: FormDefinition, place: RulePlace): RuleContext {
  const sources = sourcesAt(form, place, READER);
  const answers = sources.map((source): Term => {
    const group = 'value' in source.reference ? t`Values` : source.page || t`Answers`;
    const { reference: expression, name: label, type } = source;
    return { key: keyOfTerm(expression), label, group, expression, type };
  });
  const before = new Set(fieldsBefore(form, place).map(({ id }) => id));
  return {
    terms: [...answers, ...sources.flatMap(measuresOf), ...scoreTerms(form, sources)],
    nearest:
      answers.findLast(({ expression }) => 'field' in expression && before.has(expression.field)) ??
      answers[0],
    sources,
    hasScore: form.scoring.kind !== 'none',
    labels: labelsOf(form),
    typeOf: (expression) => typeAt(form, place, expression).type,
  };
}

const Context = createContext<RuleContext | null>(null);
export const RuleContextProvider = Context.Provider;

/** Returns what the editors of the rule around know of the form. */
export function useRuleContext(): RuleContext {
  const context = use(Context);
  if (!context) throw new Error('Editors of rules need a RuleContextProvider.');
  return context;
}

/** Lists terms by group, as Mantine's selects take them. */
export function groupTerms(
  terms: readonly Term[],
): { group: string; items: { value: string; label: string }[] }[] {
  return [...Map.groupBy(terms, ({ group }) => group)].map(([group, items]) => ({
    group,
    items: items.map(({ key, label }) => ({ value: key, label })),
  }));
}
