import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { PieChart } from './PieChart.tsx';
import { act } from '../../testing/act.ts';

test('ANLY-033 ANLY-034 CONST-045 a pie names its first three slices and takes five colours in turn', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const slices = [1, 2, 3, 4, 5, 6].map((at) => ({ id: `${at}`, name: `Form ${at}`, value: 10 }));
  act(() => root.render(<PieChart label="Forms" slices={slices} />));
  const legend = [...place.querySelectorAll('li')].map((item) => item.textContent);
  expect(legend).toEqual(['Form 110 (17%)', 'Form 210 (17%)', 'Form 310 (17%)', 'and 3 more']);
  const colors = [...place.querySelectorAll('path')].map((slice) => slice.getAttribute('fill'));
  expect(new Set(colors.slice(0, 5)).size).toBe(5);
  expect(colors[5]).toBe(colors[0]);
  act(() => root.unmount());
});
