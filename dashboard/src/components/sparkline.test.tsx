import { expect, test } from 'vitest';
import { showScreen } from '../testing/showScreen.tsx';
import { Sparkline } from './Sparkline.tsx';

const pointsOf = (values: number[]): number[][] => {
  showScreen(<Sparkline values={values} label="Three in all" />, { answers: {} });
  const line = document.querySelector('polyline')?.getAttribute('points') ?? '';
  return line.split(' ').map((point) => point.split(',').map(Number));
};

test('DASH-046 the largest value is at the top, zero at the bottom, the newest at the right', async () => {
  await expect.poll(() => pointsOf([0, 4, 2]).length).toBe(3);
  expect(pointsOf([0, 4, 2])).toEqual([
    [0, 23],
    [48, 3],
    [96, 13],
  ]);
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe('Three in all');
});

test('DASH-046 days without any are a line at the bottom', async () => {
  await expect.poll(() => pointsOf([0, 0]).map(([, y]) => y)).toEqual([23, 23]);
});
