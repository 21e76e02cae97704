import type { FormDefinition, Page, Repeat } from '../definition/formDefinition.ts';
import { MAX_ANSWER_LENGTH, MAX_ROWS } from '../definition/limits.ts';
import type { Expression } from '../logic/expression.ts';
import type { FormTree } from '../logic/formTree.ts';
import { buildDefinition, buildField } from './buildDefinition.ts';

const page = (id: string, items: Page['items']): Page => ({
  id,
  title: '',
  description: '',
  nextLabel: '',
  items,
});

const rows: Repeat = {
  id: 'rows',
  type: 'repeat',
  label: 'Rows',
  help: '',
  min: 0,
  max: MAX_ROWS,
  addLabel: '',
  rowLabel: '',
  items: [buildField('text', { id: 'word' })],
};

/** Makes a form of a long text and a repeating group, which computes as many values of one kind. */
export const demandingForm = (count: number, is: Expression): FormDefinition => ({
  ...buildDefinition([]),
  pages: [page('p1', [buildField('textarea', { id: 'big' })]), page('p2', [rows])],
  values: Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    name: `Value ${index}`,
    is,
    show: 'inbox',
    format: 'number',
  })),
});

const big: Expression = { field: 'big' };
const word: Expression = { field: 'word' };
const inRows = (one: Expression): Expression => ({ op: 'count', each: 'rows', of: [one] });
const words = (from: number): Expression => ({
  lit: Array.from({ length: 200 }, (_, index) => `word ${from + index}`),
});

/** Forms of 2026 that stopped the platform, each accepted then, by what they do in every row (review H2). */
export const DEMANDING_FORMS: Readonly<Record<string, FormDefinition>> = {
  'writes a long text 190 times': demandingForm(
    24,
    inRows({ op: 'eq', of: [{ op: 'text', of: Array.from({ length: 190 }, () => big) }, word] }),
  ),
  'seeks a word among 200, 60 times': demandingForm(
    12,
    inRows({
      op: 'or',
      of: Array.from({ length: 60 }, (_, index): Expression => ({ op: 'in', of: [word, words(index)] })),
    }),
  ),
  'writes a word in capitals, 60 times': demandingForm(
    24,
    inRows({ op: 'list', of: Array.from({ length: 60 }, (): Expression => ({ op: 'upper', of: [word] })) }),
  ),
};

/** The longest answers to such a form. */
export const demandingAnswers = (letter = 'e\u{301}') => ({
  big: letter.repeat(MAX_ANSWER_LENGTH / letter.length),
  rows: Array.from({ length: MAX_ROWS }, (_, index) => ({
    word: `${index}${letter.repeat(3_000 / letter.length)}`,
  })),
});

/** Such a form as its logic sees it, with one heavy value and a light one. */
export const DEMANDING_TREE: FormTree = {
  pages: [
    { id: 'p1', items: [{ id: 't' }] },
    { id: 'p2', items: [{ id: 'r', type: 'repeat', items: [{ id: 't_word' }] }] },
  ],
  values: [
    { id: 'light', is: { op: 'length', of: [{ field: 't' }] } },
    {
      id: 'v',
      is: {
        op: 'count',
        each: 'r',
        of: [
          { op: 'list', of: Array.from({ length: 20 }, () => ({ op: 'upper', of: [{ field: 't_word' }] })) },
        ],
      },
    },
  ],
  endings: [{ id: 'done' }],
};
