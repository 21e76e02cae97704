import { expect, test } from 'vitest';
import { findLanding, staysPut, trackDrag } from './dropLine.ts';

/** Three rows in a list of 600 px: one whole, one of two halves, one of a half alone. */
const BOXES = [
  { left: 0, right: 600, top: 0, bottom: 60 },
  { left: 0, right: 292, top: 80, bottom: 140 },
  { left: 308, right: 600, top: 80, bottom: 140 },
  { left: 0, right: 292, top: 160, bottom: 220 },
] as const;
const LIST = { left: 0, right: 600, top: 0, bottom: 220 };
const gapAt = (x: number, y: number) =>
  findLanding({ x, y }, LIST, BOXES.length, (index) => BOXES[index] ?? BOXES[0])?.gap;
const lineAt = (x: number, y: number) =>
  findLanding({ x, y }, LIST, BOXES.length, (index) => BOXES[index] ?? BOXES[0]);

test('D-70 over a field that has its row to itself: above or below it', () => {
  expect([gapAt(10, 10), gapAt(590, 29), gapAt(10, 31), gapAt(590, 59)]).toEqual([0, 0, 1, 1]);
  expect(lineAt(10, 10)).toMatchObject({ isVertical: false, length: 600 });
});

test('over a row of several: between them, and above or below all of them at its edges', () => {
  expect([gapAt(10, 110), gapAt(200, 110), gapAt(400, 110), gapAt(590, 110)]).toEqual([1, 2, 2, 3]);
  expect(lineAt(200, 110)).toEqual({ gap: 2, isVertical: true, x: 300, y: 80, length: 60 });
  expect([gapAt(590, 85), gapAt(10, 135)]).toEqual([1, 3]);
});

test('beside a narrow field that stands alone: left or right of it', () => {
  expect([gapAt(10, 190), gapAt(400, 190)]).toEqual([3, 4]);
});

test('between two rows and below the last one', () => {
  expect(gapAt(10, 66)).toBe(1);
  expect(gapAt(300, 300)).toBe(4);
});

test('read from the right, the first place of a row is at its right', () => {
  const mirrored = BOXES.map(({ left, right, ...rest }) => ({
    ...rest,
    left: 600 - right,
    right: 600 - left,
  }));
  const landing = (x: number, y: number) =>
    findLanding({ x, y }, LIST, mirrored.length, (index) => mirrored[index] ?? BOXES[0], true);
  expect([590, 400, 200, 10].map((x) => landing(x, 110)?.gap)).toEqual([1, 2, 2, 3]);
  expect(landing(590, 110)).toMatchObject({ isVertical: true, x: 608 });
  expect(landing(10, 110)).toMatchObject({ isVertical: true, x: -8 });
  expect([landing(590, 190)?.gap, landing(200, 190)?.gap]).toEqual([3, 4]);
});

test('outside of the list nothing lands', () => {
  expect([gapAt(-100, 50), gapAt(700, 50), gapAt(10, -100), gapAt(10, 900)]).toEqual(
    Array(4).fill(undefined),
  );
});

test('an empty list has one gap', () => {
  expect(findLanding({ x: 5, y: 5 }, LIST, 0, () => BOXES[0])?.gap).toBe(0);
});

test('of hundreds of items few are measured', () => {
  let measured = 0;
  const found = findLanding({ x: 300, y: 15_000 }, { ...LIST, bottom: 16_000 }, 200, (index) => {
    measured += 1;
    return { left: 0, right: 600, top: index * 80, bottom: index * 80 + 60 };
  });
  expect(found?.gap).toBe(188);
  expect(measured).toBeLessThan(20);
});

test('a block dropped at one of its own gaps stays where it is', () => {
  expect([0, 1, 2, 3, 4].map((gap) => staysPut([1, 2], gap))).toEqual([false, true, true, true, false]);
  expect(staysPut([1, 3], 2)).toBe(false);
  expect(staysPut([], 2)).toBe(false);
});

test('a drag over a list that is read from the right counts from there', () => {
  const { area } = pageAt(0, ['a', 'b']);
  area.style.direction = 'rtl';
  for (const [index, item] of [...(area.firstElementChild?.children ?? [])].entries()) {
    item.getBoundingClientRect = () => new DOMRect(index === 0 ? 308 : 0, 0, 292, 60);
  }
  const finish = trackDrag([{ area }], ['new']);
  document.dispatchEvent(new MouseEvent('pointermove', { clientX: 590, clientY: 30 }));
  expect(finish()).toMatchObject({ gap: 0 });
});

/** A page of the canvas on the screen: items of 60 px with 20 px between them, from a height on. */
function pageAt(top: number, ids: readonly string[]): { area: HTMLElement } {
  const area = document.createElement('div');
  const list = document.createElement('div');
  area.append(list);
  const place = (element: HTMLElement, from: number, height: number): void => {
    element.getBoundingClientRect = () => new DOMRect(0, from, 600, height);
  };
  for (const [index, id] of ids.entries()) {
    const item = document.createElement('div');
    item.setAttribute('data-id', id);
    place(item, top + index * 80, 60);
    list.append(item);
  }
  place(area, top, ids.length * 80 - 20);
  document.body.append(area);
  return { area };
}

test('BUILD-111 a field is dragged from one page over the next: it lands in the page that is nearest, or stays', () => {
  const [first, second] = [pageAt(0, ['a', 'b']), pageAt(300, ['c', 'd'])];
  const dropAt = (y: number) => {
    const finish = trackDrag([second, first], ['a']);
    document.dispatchEvent(new MouseEvent('pointermove', { clientX: 300, clientY: y }));
    return finish();
  };
  expect(dropAt(320)).toMatchObject({ target: second, gap: 0 });
  expect(dropAt(430)).toMatchObject({ target: second, gap: 2 });
  expect(dropAt(130)).toMatchObject({ target: first, gap: 2 });
  // At its own gaps nothing would change, and far away nothing lands.
  expect([dropAt(10), dropAt(1_000)]).toEqual([null, null]);
  expect(document.querySelector('[data-dragged], [data-gap]')).toBe(null);
});
