import { describe, expect, test } from 'vitest';
import { createField, type Field } from '@inlay/sdk/model';
import { addAnswerKey } from './addAnswerKey.ts';
import { createDraft } from './createDraft.ts';

const option = (value: string) => ({ value, label: value });
const many: Field = { ...createField('checkbox'), options: ['a', 'b', 'c'].map(option) };

function graded(field: Field, answers: string[], points = 1) {
  const draft = createDraft('Quiz');
  const copy = structuredClone(field);
  const item = { notes: [] } as never as Parameters<typeof addAnswerKey>[1]['item'];
  const choices = new Map(['a', 'b', 'c'].map((name) => [name, name]));
  addAnswerKey(draft, { field: copy, item, pageId: '', choices }, { answers, points, explanation: 'Why' });
  return { field: copy, notes: item.notes.map(({ code }) => code), kind: draft.definition.scoring.kind };
}

describe('DASH-047 the key to a question', () => {
  test.each<[what: string, field: Field, answers: string[], points: number, expected: object]>([
    ['of several options shares its points', many, ['a', 'c'], 3, { options: [{ right: true, points: 1.5 }, {}, { right: true, points: 1.5 }], grading: { all: true, explanation: 'Why' } }],
    ['that cannot be shared is the first one’s', many, ['a', 'b', 'c'], 1, { options: [{ right: true }, { right: true, points: 0 }, { right: true, points: 0 }] }],
    ['of a text accepts it', createField('text'), ['Paris', ''], 2, { grading: { accepts: ['Paris'], points: 2 } }],
    ['of a number is one', createField('number'), ['42'], 1, { grading: { from: 42, to: 42 } }],
    ['of a yes or no', createField('yes_no'), ['false'], 4, { grading: { no: { right: true, points: 4 } } }],
  ])('%s', (_what, field, answers, points, expected) => {
    const { field: marked, notes, kind } = graded(field, answers, points);
    expect([marked, notes, kind]).toMatchObject([expected, [], 'quiz']);
  }); // prettier-ignore

  test.each<[what: string, field: Field, answers: string[]]>([
    ['an option that is not there', many, ['a', 'z']],
    ['no option', many, []],
    ['a word as a number', createField('number'), ['many']],
    ['a question that is not graded', createField('textarea'), ['Paris']],
  ])('that names %s is noted', (_what, field, answers) => {
    const { field: marked, notes, kind } = graded(field, answers);
    expect([marked, notes, kind]).toEqual([field, ['answer_key_left_out'], 'none']);
  });
});
