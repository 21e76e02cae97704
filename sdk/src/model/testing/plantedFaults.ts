import type { Option } from '../fields/field.ts';
import type { FormDefinition } from '../definition/formDefinition.ts';
import type { FormTest } from '../formTests/formTest.ts';
import { withPart } from '../structure/rules/rules.ts';
import { pick, type Random } from './soundForm.ts';
import { when } from './when.ts';

/** A fault, and the finding that has to name it. */
export interface PlantedFault {
  kind: 'unreachable_page' | 'required_never_shown' | 'circle' | 'unknown_option' | 'contradicting_test';
  /** How it was planted. */
  way: string;
  form: FormDefinition;
  /** Id of the part, or of the test, that has to be named. */
  id: string;
}

type Plant = (form: FormDefinition, random: Random) => Omit<PlantedFault, 'kind' | 'way'>;

/** Takes the tests out, which a changed form would fail. */
const untested = ({ tests: _tests, ...form }: FormDefinition): FormDefinition => form;
const setRules = (form: FormDefinition, id: string, rules: object): FormDefinition =>
  withPart(form, id, (part) => ({ ...part, ...rules }));
const hide =
  (id: string, formula: string): Plant =>
  (form) => ({
    form: setRules(untested(form), id, { showIf: when(formula) }),
    id,
  });
const jump = (form: FormDefinition, from: string, jumps: [string, string][]): FormDefinition =>
  setRules(untested(form), from, { next: jumps.map(([formula, goTo]) => ({ if: when(formula), goTo })) });
const withoutOption = (form: FormDefinition, id: string, value: string): FormDefinition =>
  withPart(form, id, (part) => ({
    ...part,
    options: (part.options as readonly Option[]).filter((option) => option.value !== value),
  }));

/** Makes a text of the second page that only some visitors see, which the other rules then depend on. */
const required = (form: FormDefinition, rules: object): FormDefinition =>
  setRules(setRules(untested(form), 'p2', { showIf: undefined }), 'p2a', { required: true, ...rules });

const retest = (
  form: FormDefinition,
  changes: Partial<FormTest['expect']>,
): Omit<PlantedFault, 'kind' | 'way'> => {
  const [first, ...others] = form.tests ?? [];
  const changed = { ...first!, expect: { ...first!.expect, ...changes } };
  return { form: { ...form, tests: [changed, ...others] }, id: first!.id };
};

/** Every way to plant a fault, by kind. */
const PLANTS: Readonly<Record<PlantedFault['kind'], Readonly<Record<string, Plant>>>> = {
  unreachable_page: {
    'a condition that contradicts itself': hide('p2', '{country} = "Germany" and {country} = "France"'),
    'a condition on a value that is always the same': (form) => {
      const values = [
        ...form.values,
        {
          id: 'limit',
          name: 'Limit',
          is: when('5 * 10'),
          show: 'nowhere' as const,
          format: 'number' as const,
        },
      ];
      return {
        form: setRules(untested({ ...form, values }), 'p3', { showIf: when('{=limit} > 60') }),
        id: 'p3',
      };
    },
    'jumps that lead everybody past it': (form) => ({
      form: jump(form, 'p1', [
        ['in({country}, ["Germany", "Austria"])', 'p3'],
        ['not in({country}, ["Germany", "Austria"])', 'p3'],
      ]),
      id: 'p2',
    }),
    'a jump that always counts': (form) => ({ form: jump(form, 'p1', [['yes', 'p3']]), id: 'p2' }),
    'jumps that let only those through whom it refuses': (form) => ({
      form: setRules(jump(form, 'p1', [['not {member}', 'p3']]), 'p2', { showIf: when('not {member}') }),
      id: 'p2',
    }),
    'a condition on an answer that nobody can give': (form) => ({
      form: setRules(setRules(untested(form), 'city', { showIf: when('{member} and not {member}') }), 'p3', {
        showIf: when('answered({city})'),
      }),
      id: 'p3',
    }),
  },
  required_never_shown: {
    'its own condition': (form) => ({
      form: required(form, { showIf: when('{member} and not {member}') }),
      id: 'p2a',
    }),
    'a section that contradicts it': (form) => ({
      form: setRules(setRules(required(form, {}), 'p2s', { showIf: when('{country} = "Italy"') }), 'p2b', {
        showIf: when('{country} = "France"'),
      }),
      id: 'p2b',
    }),
    'a page that contradicts it': (form) => ({
      form: setRules(required(form, { showIf: when('not {member}') }), 'p2', { showIf: when('{member}') }),
      id: 'p2a',
    }),
    'a condition on an answer that nobody can give': (form) => ({
      form: setRules(required(form, { showIf: when('{city} = "Graz"') }), 'city', { showIf: when('no') }),
      id: 'p2a',
    }),
    'the way to its page': (form) => ({
      form: required(jump(form, 'p1', [['{country} = "Italy"', 'p3']]), {
        showIf: when('{country} = "Italy"'),
      }),
      id: 'p2a',
    }),
  },
  circle: {
    'a value of its own answer': (form) => ({
      form: setRules(
        untested({
          ...form,
          values: [
            ...form.values,
            { id: 'long', name: 'Long', is: when('length({p2a})'), show: 'nowhere', format: 'number' },
          ],
        }),
        'p2a',
        { showIf: when('{=long} > 3') },
      ),
      id: 'p2a',
    }),
    'two values on the way': (form) => ({
      form: setRules(
        setRules(
          untested({
            ...form,
            values: [
              ...form.values,
              { id: 'one', name: 'One', is: when('length({city})'), show: 'nowhere', format: 'number' },
              { id: 'two', name: 'Two', is: when('{=one} + 1'), show: 'nowhere', format: 'number' },
            ],
          }),
          'city',
          { showIf: when('{country} = "Italy"') },
        ),
        'country',
        { showIf: when('{=two} > 3') },
      ),
      id: 'country',
    }),
    'values that name each other': (form) => ({
      form: untested({
        ...form,
        values: [
          { id: 'price', name: 'Price', is: when('{=half} * 2'), show: 'nowhere', format: 'number' },
          { id: 'half', name: 'Half', is: when('{=price} / 2'), show: 'nowhere', format: 'number' },
        ],
      }),
      id: 'price',
    }),
  },
  unknown_option: {
    'a condition': (form) => ({
      form: withoutOption(
        setRules(untested(form), 'p2a', { showIf: when('{country} = "Austria"') }),
        'country',
        'Austria',
      ),
      id: 'p2a',
    }),
    'one of a list': (form) => ({
      form: withoutOption(
        setRules(untested(form), 'p3', { showIf: when('in({country}, ["Austria", "Italy"])') }),
        'country',
        'Italy',
      ),
      id: 'p3',
    }),
    'a choice of several': (form) => ({
      form: withoutOption(
        setRules(untested(form), 'p3a', { requiredIf: when('has({extras}, ["Train"])') }),
        'extras',
        'Train',
      ),
      id: 'p3a',
    }),
    'a value that hands the answer on': (form) => ({
      form: withoutOption(
        setRules(
          untested({
            ...form,
            values: [
              ...form.values,
              { id: 'from', name: 'From', is: when('{country}'), show: 'nowhere', format: 'text' },
            ],
          }),
          'p2',
          { showIf: when('{=from} = "Italy"') },
        ),
        'country',
        'Italy',
      ),
      id: 'p2',
    }),
    'a jump': (form) => ({
      form: withoutOption(jump(form, 'p1', [['{country} = "Italy"', 'p3']]), 'country', 'Italy'),
      id: 'p1',
    }),
    'a formula': (form) => ({
      form: withoutOption(
        untested({
          ...form,
          values: [{ ...form.values[0]!, is: when('if({country} = "France", 1, 2)') }, form.values[1]!],
        }),
        'country',
        'France',
      ),
      id: 'price',
    }),
  },
  contradicting_test: {
    'another value': (form) => retest(form, { values: { price: 1 } }),
    'another way': (form) => retest(form, { pages: ['p2', 'p1'] }),
    'an item that is hidden, and shown': (form) => retest(form, { shown: ['p2b'], hidden: ['p2b'] }),
    'another test of the same answers': (form) => {
      const [first] = form.tests ?? [];
      const other = { ...first!, id: 't9', expect: { values: { price: 12 } } };
      return { form: { ...form, tests: [...(form.tests ?? []), other] }, id: 't9' };
    },
    'an option that is gone': (form) => {
      const gone = (form.tests?.[0]?.answers['country'] ?? '') as string;
      return { form: withoutOption(setRules(form, 'p2', {}), 'country', gone), id: 't1' };
    },
  },
};

/** Plants faults of all kinds into a form, each into a copy of its own; by number, every way comes up. */
export function plantFaults(
  form: FormDefinition,
  random: Random,
  number: number,
  count: number,
): PlantedFault[] {
  const kinds = Object.keys(PLANTS) as PlantedFault['kind'][];
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[(number * count + index) % kinds.length]!;
    const ways = Object.keys(PLANTS[kind]);
    const way = pick(random, ways);
    return { kind, way, ...PLANTS[kind][way]!(form, random) };
  });
}
