import { expect, test } from 'vitest';
import { showScreen } from '../testing/showScreen.tsx';
import { Sparkline } from './Sparkline.tsx';

const linesOf = (values: number[]): number[][][] => {
  showScreen(<Sparkline values={values} label="Three in all" />, { answers: {} });
  return [...document.querySelectorAll('polyline')].map((line) =>
    (line.getAttribute('points') ?? '').split(' ').map((point) => point.split(',').map(Number)),
  );
};

test('DASH-046 the largest value is at the top, zero at the bottom, the newest at the right and on a dashed line', async () => {
  await expect
    .poll(() => linesOf([0, 4, 2]))
    .toEqual([
      [
        [0, 23],
        [48, 3],
      ],
      [
        [48, 3],
        [96, 13],
      ],
    ]);
  const dashes = [...document.querySelectorAll('polyline')].map((line) =>
    line.getAttribute('stroke-dasharray'),
  );
  expect(dashes).toEqual([null, '2 2']);
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe('Three in all');
});

test('DASH-046 days without any are a line at the bottom', async () => {
  await expect
    .poll(() =>
      linesOf([0, 0])
        .flat()
        .map(([, y]) => y),
    )
    .toEqual([23, 23, 23]);
});
