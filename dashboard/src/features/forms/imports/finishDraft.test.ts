import { expect, test } from 'vitest';
import { listExpressions, logicTree, type Expression } from '@inlay/sdk/model';
import { addField, createDraft, startPage, type Draft } from './createDraft.ts';
import { finishDraft } from './finishDraft.ts';

/** A draft of some pages with a number on each. */
function numbers(count: number): Draft {
  const draft = createDraft('Numbers');
  for (let index = 0; index < count; index++) {
    startPage(draft, {});
    addField(draft, 'number', { refs: [`n${index}`], label: `Number ${index}` });
  }
  return draft;
}

/** A condition of so many comparisons, three parts each, and the operator. */
const oneOf = (count: number): Expression => ({
  op: 'or',
  of: Array.from({ length: count }, (_, index): Expression => ({
    op: 'eq',
    of: [{ field: 'q1' }, { lit: index }],
  })),
});

const jump = (draft: Draft, from: number, to: string, condition: Expression): void => {
  const target = draft.targets.get(`n${from}`);
  if (!target || !('field' in target)) throw new Error('No such field.');
  draft.jumps.push({ pageId: target.pageId, if: condition, target: { to }, item: target.item });
};

const rulesOf = (imported: ReturnType<typeof finishDraft>): number =>
  listExpressions(logicTree(imported.definition)).length;

test('DASH-048 a rule that is too large is noted at its question, the others stay', () => {
  const draft = numbers(4);
  jump(draft, 0, 'n2', oneOf(70));
  jump(draft, 0, 'n3', oneOf(3));
  const imported = finishDraft('typeform', draft);
  expect(rulesOf(imported)).toBe(1);
  expect(imported.items[0]?.notes).toEqual([{ code: 'logic_left_out', name: '' }]);
});

test('DASH-048 rules that are too large together are left out, the form is not', () => {
  const draft = numbers(40);
  for (let index = 0; index < 38; index++) jump(draft, index, `n${index + 2}`, oneOf(60));
  const imported = finishDraft('typeform', draft);
  expect(rulesOf(imported)).toBe(0);
  expect(imported.items).toHaveLength(40);
  expect(imported.notes).toEqual([{ code: 'logic_left_out', name: '' }]);
});

test('DASH-048 a rule that reads what it cannot is taken out and noted', () => {
  const draft = numbers(3);
  jump(draft, 0, 'n2', { op: 'eq', of: [{ field: 'q3' }, { lit: 1 }] });
  jump(draft, 1, 'nowhere', oneOf(2));
  const imported = finishDraft('typeform', draft);
  expect(rulesOf(imported)).toBe(0);
  expect(imported.items.map(({ notes }) => notes.length)).toEqual([1, 1, 0]);
});

test('DASH-047 a form has as many questions and pages as it can hold; the rest is counted', () => {
  const imported = finishDraft('typeform', numbers(260));
  expect(imported.items).toHaveLength(200);
  expect(imported.notes).toEqual([
    { code: 'pages_joined', name: '50' },
    { code: 'questions_left_out', name: '60' },
  ]);
});
