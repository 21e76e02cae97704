import type UPlot from 'uplot';
import { expect, test } from 'vitest';
import { drawNames, roomForNames } from './lineNames.ts';

const linesTo = (submissions: number, views: number) => [
  { label: 'Submissions', color: 'indigo', end: submissions },
  { label: 'Views', color: 'teal', end: views },
];
const LINES = linesTo(20, 80);
const FONT = '12px Inter';

/** A chart 100 px high of values to 100, on a screen of twice as many points; remembers what is written on it. */
function chartOf({ width = 800 }: { width?: number }) {
  const written: { text: string; color: string; font: string; x: number; y: number }[] = [];
  const ctx = {
    font: '',
    fillStyle: '',
    save: () => undefined,
    restore: () => undefined,
    measureText: (text: string) => ({ width: text.length * 6 }),
    fillText: (text: string, x: number, y: number) =>
      written.push({ text, color: ctx.fillStyle, font: ctx.font, x, y }),
  };
  const chart = {
    ctx,
    width,
    bbox: { left: 100, top: 0, width: 1000, height: 200 },
    over: { clientWidth: 500 },
    valToPos: (value: number) => 100 - value,
  };
  return { plot: chart as unknown as UPlot, written };
}

test('ANLY-012 each line has its name at its end, in its colour and in the size of the screen', () => {
  const { plot, written } = chartOf({});
  drawNames(plot, LINES, FONT);
  expect(written).toEqual([
    { text: 'Views', color: 'teal', font: '24px Inter', x: 1120, y: 40 },
    { text: 'Submissions', color: 'indigo', font: '24px Inter', x: 1120, y: 160 },
  ]);
  expect(roomForNames(plot, LINES, FONT)).toBeGreaterThan('Submissions'.length * 6 + 10);
});

test('ANLY-012 names of lines that end at the same place lie above each other', () => {
  const { plot, written } = chartOf({});
  drawNames(plot, linesTo(0, 0), FONT);
  expect(written.map(({ y }) => y)).toEqual([170, 200]);
});

test('ANLY-012 a narrow chart and a single line have no names', () => {
  const narrow = chartOf({ width: 400 });
  drawNames(narrow.plot, LINES, FONT);
  const single = chartOf({});
  drawNames(single.plot, LINES.slice(1), FONT);
  expect([...narrow.written, ...single.written]).toEqual([]);
  expect(roomForNames(narrow.plot, LINES, FONT)).toBe(roomForNames(single.plot, LINES.slice(1), FONT));
});
