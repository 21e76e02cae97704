import type { FormTree, TreeItem } from '../logic/formTree.ts';
import { when } from './when.ts';

/** A form with one finding. */
export type CheckCase = readonly [what: string, tree: FormTree, finding: Readonly<Record<string, unknown>>];

const DONE = [{ id: 'done' }];
export const formOf = (...pages: TreeItem[][]): FormTree => ({
  pages: pages.map((items, index) => ({ id: `p${index + 1}`, items })),
  values: [],
  endings: DONE,
});
const SCORED: TreeItem = { id: 'c', options: [{ value: 'a' }], marks: { options: { a: 1 } } };
/** A form that gives points, with a value that reads them. */
const scoring = (...pages: TreeItem[][]): FormTree => ({
  ...formOf(...pages),
  values: [{ id: 'v', is: when('score()') }],
  scoring: { kind: 'points', passAt: null },
});

/** Forms that cannot be stored, because browsers would have to know their points. */
export const REFUSED_POINTS: readonly CheckCase[] = [
  [
    'a text that names a value of points',
    { ...formOf([{ id: 'a', texts: ['{{v}}'] }]), values: [{ id: 'v', is: when('score() + 1') }] },
    { code: 'private_shown', id: 'a', key: 'texts' },
  ],
  [
    'a question that names the score',
    scoring([{ id: 'a', texts: ['{{scoreMax}}'] }]),
    { code: 'private_shown', id: 'a', key: 'texts' },
  ],
  [
    'a value for visitors that reads points',
    {
      ...formOf([{ id: 'a' }]),
      values: [
        { id: 'v', is: when('{=w} * 2'), isShown: true },
        { id: 'w', is: when('score() + 1') },
      ],
    },
    { code: 'private_shown', id: 'v', key: 'is' },
  ],
  [
    'a field that points of its own page would show',
    scoring([{ id: 'a' }], [SCORED, { id: 'b', showIf: when('{=v} > 0') }]),
    { code: 'not_yet_supported', id: 'b' },
  ],
  [
    'a field that points and an answer beside it would show',
    scoring([SCORED], [{ id: 'a' }, { id: 'b', showIf: when('{=v} > 0 and {a}') }]),
    { code: 'not_yet_supported', id: 'b' },
  ],
  [
    'a field of a row that points would show',
    scoring([SCORED], [{ id: 'g', type: 'repeat', items: [{ id: 'b', showIf: when('{=v} > 0') }] }]),
    { code: 'not_yet_supported', id: 'b' },
  ],
  [
    'an option that points would offer',
    scoring([SCORED, { id: 'd', options: [{ value: 'x', showIf: when('score() > 0') }, { value: 'y' }] }]),
    { code: 'not_yet_supported', id: 'd', key: 'options' },
  ],
  [
    'points that nothing gives',
    {
      ...formOf([{ id: 'a' }, { id: 'b', requiredIf: when('score() > 0') }]),
      scoring: { kind: 'none' },
    },
    { code: 'nothing_scores', id: 'b', key: 'requiredIf' },
  ],
];
