import { expect, test } from 'vitest';
import { mentionAt, mentionsIn, peopleFor, splitMentions } from './mentionAt.ts';

const ada = { kind: 'user', id: '1', name: 'Ada Lovelace' } as const;
const adam = { kind: 'client', id: '2', name: 'Ada' } as const;
const people = [ada, adam];

test('SUBM-082 an @ at the start of a word begins a mention, up to the caret', () => {
  expect(mentionAt('Hello @ada l', 12)).toEqual({ start: 6, sought: 'ada l' });
  expect(mentionAt('Hello @ada', 8)).toEqual({ start: 6, sought: 'a' });
  for (const text of ['ada@example', 'Hello', 'Hi @ada\nNew line', `@${'a'.repeat(60)}`])
    expect(mentionAt(text, text.length)).toBeNull();
});

test('SUBM-082 people are found by each word of their name', () => {
  const found = (sought: string) => peopleFor(people, { start: 0, sought }).map(({ id }) => id);
  expect([found('ADA'), found('love'), found('lace')]).toEqual([['1', '2'], ['1'], []]);
});

test('SUBM-082 a text mentions whom it names, the longer name first', () => {
  expect(mentionsIn('Ask @Ada Lovelace (a.b)', [ada])).toEqual([{ kind: 'user', id: '1' }]);
  expect(splitMentions('@Ada Lovelace and @Ada', ['Ada', 'Ada Lovelace'])).toEqual([
    '',
    '@Ada Lovelace',
    ' and ',
    '@Ada',
    '',
  ]);
  expect(splitMentions('@A.b', ['A*b'])).toEqual(['@A.b']);
});
