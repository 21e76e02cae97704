import { afterEach, describe, expect, test, vi } from 'vitest';
import { hostScheme } from './hostScheme.ts';

interface Looks {
  backgroundColor?: string;
  backgroundImage?: string;
  color?: string;
}
const CLEAR = 'rgba(0, 0, 0, 0)';

/** The computed style of each element, as browsers write it; happy-dom computes no colours. */
function page(root: Looks, section: Looks): Element {
  document.body.innerHTML = '<section><i></i></section>';
  const element = document.querySelector('i')!;
  const looks = new Map<Element, Looks>([
    [document.documentElement, root],
    [element.parentElement!, section],
  ]);
  vi.stubGlobal('getComputedStyle', (of: Element) => ({
    backgroundColor: looks.get(of)?.backgroundColor ?? CLEAR,
    backgroundImage: looks.get(of)?.backgroundImage ?? 'none',
    color: looks.get(of)?.color ?? root.color ?? 'rgb(0, 0, 0)',
  }));
  return element;
}
afterEach(() => vi.unstubAllGlobals());

describe('D-195 the scheme of the page around a form', () => {
  test.each([
    ['rgb(255, 255, 255)', 'light'],
    ['rgb(247, 230, 215)', 'light'],
    ['rgb(0, 0, 0)', 'dark'],
    ['rgba(15, 17, 21, 0.9)', 'dark'],
    ['oklch(0.21 0.03 264.7)', 'dark'],
    ['oklab(0.97 -0.01 0.002)', 'light'],
    ['lab(8 0 0)', 'dark'],
    ['color(display-p3 0.9 0.9 0.9)', 'light'],
    ['color(srgb 0.1 0.1 0.1 / 0.9)', 'dark'],
  ])('is that of the nearest background: %s is %s', (backgroundColor, scheme) => {
    expect(hostScheme(page({ backgroundColor: 'rgb(255, 255, 255)' }, { backgroundColor }))).toBe(scheme);
    expect(hostScheme(page({ backgroundColor }, {}))).toBe(scheme);
    expect(hostScheme(page({ backgroundColor }, { backgroundColor: 'rgba(128, 128, 128, 0.2)' }))).toBe(
      scheme,
    );
  });

  test('is that of the text on a picture and on the bare window', () => {
    expect(hostScheme(page({ color: 'rgb(255, 255, 255)' }, {}))).toBe('dark');
    expect(hostScheme(page({}, {}))).toBe('light');
    const picture = { backgroundImage: 'url("sea.jpg")' };
    expect(
      hostScheme(page({ color: 'rgb(255, 255, 255)', backgroundColor: 'rgb(255, 255, 255)' }, picture)),
    ).toBe('dark');
  });
});
