import { expect, test } from 'vitest';
import { changeHistory, redo, startHistory, undo, type Change, type History } from './history.ts';

const change = (state: string, topic: string | undefined, time: number): Change<string> => ({
  state,
  what: `to ${state}`,
  ...(topic !== undefined && { topic }),
  time,
});
const run = (...changes: Change<string>[]): History<string> =>
  changes.reduce(changeHistory<string>, startHistory('a'));
const states = ({ past }: History<string>): string[] => past.map(({ state }) => state);

test('a change is undone and redone, and says what it was', () => {
  const changed = run(change('b', 'x', 0), change('c', 'y', 1));
  const undone = undo(changed);
  expect(undone).toMatchObject({ present: 'b', future: [{ state: 'c', what: 'to c' }] });
  expect(states(undone)).toEqual(['a']);
  expect(redo(undone)).toMatchObject({ present: 'c', future: [] });
  expect(redo(undone).past.at(-1)).toEqual({ state: 'b', what: 'to c' });
});

test('typing is one step, a pause or another topic begins the next', () => {
  expect(states(run(change('b', 'label', 0), change('c', 'label', 500)))).toEqual(['a']);
  expect(states(run(change('b', 'label', 0), change('c', 'label', 5_000)))).toEqual(['a', 'b']);
  expect(states(run(change('b', 'label', 0), change('c', 'width', 1)))).toEqual(['a', 'b']);
});

test('what has no topic is a step each time, however quick', () => {
  expect(states(run(change('b', undefined, 0), change('c', undefined, 0)))).toEqual(['a', 'b']);
});

test('a movement is one step for as long as the handle is held', () => {
  const held = { ...change('c', 'pull', 60_000), continues: true };
  expect(states(run(change('b', 'pull', 0), held))).toEqual(['a']);
  expect(states(run(change('b', 'other', 0), held))).toEqual(['a', 'b']);
});

test('after an undo the next key stroke is a step of its own', () => {
  const undone = undo(run(change('b', 'label', 0), change('c', 'width', 1)));
  expect(states(changeHistory(undone, change('d', 'label', 2)))).toEqual(['a', 'b']);
});

test('a new change forgets what was undone; nothing happens at the ends', () => {
  expect(changeHistory(undo(run(change('b', 'x', 0))), change('c', 'y', 9)).future).toEqual([]);
  const start = startHistory('a');
  expect(undo(start)).toBe(start);
  expect(redo(start)).toBe(start);
  expect(changeHistory(start, change('a', 'x', 0))).toBe(start);
});

test('at least a hundred steps can be undone', () => {
  let history = startHistory(0);
  for (let step = 1; step <= 500; step++)
    history = changeHistory(history, { state: step, what: '', time: step });
  let undone = 0;
  while (history.past.length > 0) {
    history = undo(history);
    undone += 1;
  }
  expect(undone).toBe(200);
  expect(history.present).toBe(300);
});
