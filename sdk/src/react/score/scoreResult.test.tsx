import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { MetScore } from '../../model/rendering.ts';
import { ScoreResult } from './ScoreResult.tsx';

const textOf = (score: MetScore): string =>
  renderToString(<ScoreResult {...score} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('EMBED-110 a score is shown by itself, or with its verdict and every question', () => {
  expect(textOf({ total: 'Your score: 1 of 2' })).toBe('Your score: 1 of 2');
  const question = {
    label: '<b>Capital</b>',
    points: '0 of 1',
    mark: { is: 'wrong' as const, text: 'Wrong' },
    facts: [
      { name: 'Your answer', text: 'Bergen' },
      { name: 'Right answer', text: 'Oslo' },
    ],
    explanation: [{ kind: 'paragraph' as const, nodes: ['Since 1814.'] }],
  };
  const verdict = { hasPassed: false, text: 'You did not pass.' };
  expect(
    textOf({ total: '1 of 2', verdict, questions: [question, { label: 'Name', points: '1 of 1' }] }),
  ).toBe(
    '1 of 2 You did not pass. &lt;b>Capital&lt;/b> Wrong 0 of 1 Your answer Bergen Right answer Oslo Since 1814. Name 1 of 1',
  );
});
