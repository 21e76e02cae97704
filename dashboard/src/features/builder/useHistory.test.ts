import { expect, test } from 'vitest';
import { reduceHistory } from './useHistory.ts';

type Step = Parameters<typeof reduceHistory<string>>[1];
const start = { past: [], present: 'a', future: [], last: null };
const run = (...steps: Step[]) =>
  steps.reduce(reduceHistory<string>, start as Parameters<typeof reduceHistory<string>>[0]);
const change = (state: string, topic: string, at: number): Step => ({ kind: 'change', state, topic, at });

test('a change is undone and redone', () => {
  const changed = run(change('b', 'x', 0), change('c', 'y', 1));
  expect(reduceHistory(changed, { kind: 'undo' })).toMatchObject({
    present: 'b',
    past: ['a'],
    future: ['c'],
  });
  expect(run(change('b', 'x', 0), { kind: 'undo' }, { kind: 'redo' })).toMatchObject({
    present: 'b',
    future: [],
  });
});

test('typing is one step, a pause or another topic begins the next', () => {
  expect(run(change('b', 'label', 0), change('c', 'label', 500)).past).toEqual(['a']);
  expect(run(change('b', 'label', 0), change('c', 'label', 5_000)).past).toEqual(['a', 'b']);
  expect(run(change('b', 'label', 0), change('c', 'width', 1)).past).toEqual(['a', 'b']);
});

test('a new change forgets what was undone; nothing happens at the ends', () => {
  expect(run(change('b', 'x', 0), { kind: 'undo' }, change('c', 'y', 9)).future).toEqual([]);
  expect(run({ kind: 'undo' }, { kind: 'redo' })).toEqual(start);
});
