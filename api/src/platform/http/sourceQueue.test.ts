import { expect, test } from 'vitest';
import { createSourceQueue, MOST_HELD, MOST_RUNNING } from './sourceQueue.ts';

test('LOAD-001 sources take turns, and this machine has no bound', () => {
  const queue = createSourceQueue<string>();
  for (let at = 0; at < 3; at++) queue.add('flood', 'request', `flood ${at}`);
  queue.add('other', 'request', 'other');
  for (let at = 0; at < 2_000; at++) queue.add(null, 'request', `own ${at}`);
  expect(Array.from({ length: 7 }, () => queue.next())).toEqual([
    'flood 0',
    'other',
    'own 0',
    'flood 1',
    'own 1',
    'flood 2',
    'own 2',
  ]);
  expect(queue.isBeyond(null, 'request')).toBe(false);
  expect(queue.size).toBe(1_997);
});

test('LOAD-001 a source runs so many requests at once, holds so many of each kind, and has room again', () => {
  const queue = createSourceQueue<number>();
  const ends = Array.from({ length: MOST_HELD.request }, (_, at) => queue.add('a', 'request', at));
  expect(queue.isBeyond('a', 'request')).toBe(true);
  expect([queue.isBeyond('a', 'upload'), queue.isBeyond('b', 'request')]).toEqual([false, false]);
  const started = [];
  for (let one = queue.next(); one !== undefined; one = queue.next()) started.push(one);
  expect(started).toHaveLength(MOST_RUNNING);
  // One that left before its turn does not start; ended twice it counts once.
  ends[MOST_RUNNING]!();
  ends[0]!();
  ends[0]!();
  expect([queue.next(), queue.next()]).toEqual([MOST_RUNNING + 1, undefined]);
  for (const end of ends) end();
  expect([queue.size, queue.hasNext(), queue.isBeyond('a', 'request')]).toEqual([0, false, false]);
});

test('LOAD-001 uploads and streams take no places of requests', () => {
  const queue = createSourceQueue<string>();
  for (let at = 0; at < MOST_HELD.upload; at++) queue.add('school', 'upload', 'upload');
  queue.add('school', 'stream', 'stream');
  queue.add('school', 'request', 'request');
  const started = [];
  for (let one = queue.next(); one !== undefined; one = queue.next()) started.push(one);
  expect(started).toHaveLength(MOST_HELD.upload + 2);
  expect([queue.isBeyond('school', 'upload'), queue.isBeyond('school', 'stream')]).toEqual([true, false]);
});

test('LOAD-001 200 people at one address who ask for four things at once are all served', () => {
  const queue = createSourceQueue<number>();
  let refused = 0;
  for (let at = 0; at < 800; at++)
    if (queue.isBeyond('school', 'request')) refused++;
    else queue.add('school', 'request', at);
  expect(refused).toBe(0);
});
